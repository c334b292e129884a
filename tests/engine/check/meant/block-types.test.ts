import { describe, expect, it } from 'vitest';
import { saidOfBlock } from '../../../support/said-of.ts';

describe('the type of a block in other words', () => {
  it('is told, for the type of a block, with the one that is nearly called so', () => {
    const said = saidOfBlock('{ "type": "sponsorer", "items": [] }');
    expect(said).toEqual(['Did you mean "badges"?']);
  });

  it.each([
    ['fiyatlar', 'pricing'],
    ['preços', 'pricing'],
    ['Sıkça Sorulanlar', 'faq'],
    ['depoimentos', 'testimonials'],
    ['Kundenstimmen', 'testimonials'],
    ['Unterlagen', 'linkList'],
    ['Speisekarte', 'specs'],
    ['luoghi', 'places'],
    ['réservation', 'inquiryForm'],
    ['Oś czasu', 'timeline'],
    ['línea de tiempo', 'timeline'],
    ['statistiques', 'stats'],
    ['listino prezzi', 'pricing'],
    ['appel à l’action', 'cta'],
    ['veelgestelde vragen', 'faq'],
    ['gráfico', 'chart'],
    ['dane kontaktowe', 'contactDetails'],
    ['estudo de caso', 'caseStudy'],
    ['timetable', 'prose'],
    ['testimonial', 'testimonials'],
    ['Fee Structure', 'pricing'],
    // Not nearly "stats".
    ['staff', 'cardGrid'],
    ['rates', 'pricing'],
    ['enquiry', 'inquiryForm'],
    ['notice', 'prose'],
    ['logoCloud', 'badges'],
    ['mediaText', 'split'],
    ['howItWorks', 'steps'],
    ['latestPosts', 'collection'],
  ])('is told, for a kind of block, with the one that is called so: %s', (name, type) => {
    const said = saidOfBlock(`{ "type": "${name}", "heading": "A" }`);
    expect(said.join()).toContain(`Did you mean "${type}"?`);
  });

  it.each([
    ['料金', 'pricing'],
    ['ｐｒｉｃｉｎｇ', 'pricing'],
    ['よくあるご質問', 'faq'],
    ['godziny otwarcia', 'places'],
    ['자주 묻는 질문', 'faq'],
    ['시간표'.normalize('NFD'), 'prose'],
    // "pricing", on a keyboard that was set to Korean.
    ['ㅔ갸챠ㅜㅎ', 'pricing'],
  ])('is told, for a kind of block, in the letters of its language: %s', (name, type) => {
    const said = saidOfBlock(`{ "type": "${name}", "heading": "A" }`);
    expect(said.join()).toContain(`Did you mean "${type}"?`);
  });

  it.each([
    // Neither a "chart", for which both would be a slip.
    ['cart', 'Nothing is sold on the page itself'],
    ['chat', 'A chat is a link'],
    // Nor a "shared" block.
    ['share', 'browsers and telephones share a page by themselves'],
    ['Cookie Banner', 'visitors are asked by themselves'],
  ])('is told, for a block that none here stands for, with what is done in its place: %s', (name, hint) => {
    expect(saidOfBlock(`{ "type": "${name}", "heading": "A" }`)).toEqual([expect.stringContaining(hint)]);
  });

  it.each(['tür', 'tipo', 'block'])('is told, for the kind of a block, with its name: %s', (name) => {
    const said = saidOfBlock(`{ "${name}": "quote", "text": "A.", "author": "B" }`);
    expect(said.join()).toContain('"type"');
    expect(said).toHaveLength(1);
  });
});

it('a gallery with more pictures than a carousel has room for goes on in another one', () => {
  const slides = Array.from({ length: 30 }, (_, index) => ({ image: { src: `/images/${index}.jpg`, alt: 'A house' } }));
  expect(saidOfBlock(JSON.stringify({ type: 'carousel', slides })).join()).toContain(
    'Remove 18, or put them into another block.',
  );
});
