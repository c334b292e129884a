import { afterEach, expect, it, test } from 'vitest';
import { joinWordsIn } from '../../../src/engine/resolve/line-ends.ts';
import { resolved } from '../../support/bundle.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site?.remove());

/** What a text is in a language; `_` stands for a space at which no line ends. */
const joined = (lang: string, text: string): string => (joinWordsIn(lang)?.(text) ?? text).replaceAll('\u00a0', '_');

test.each([
  ['fr', 'Qui sommes-nous ? Une équipe !', 'Qui sommes-nous_? Une équipe_!'],
  ['fr-CA', 'Nos « valeurs » : 20 % de moins, 100 € ; oui', 'Nos «_valeurs_»_: 20_% de moins, 100_€_; oui'],
  ['fr', 'Rien à joindre ici.', 'Rien à joindre ici.'],
  ['pl', 'Praca w domu i w biurze: a co z nami? Tak, „O nas”', 'Praca w_domu i_w_biurze: a_co z_nami? Tak, „O_nas”'],
  ['cs', 'K nám i s dětmi', 'K_nám i_s_dětmi'],
  ['sk', 'Prídeme k vám', 'Prídeme k_vám'],
  ['en', 'Is this a house ?', 'Is this a house ?'],
])('in %s, "%s" is kept together', (lang, text, whole) => {
  expect(joined(lang, text)).toBe(whole);
});

it('is done for what visitors read, but not for names, code and other languages', () => {
  site = smallSite({ lang: 'fr', facts: { hours: 'lundi : 9 h' } });
  const blocks = [
    { type: 'hero', heading: 'Bonjour !', text: '**Vite** ! [Why ?]{lang=en} [ici !](/a)' },
    { type: 'split', heading: 'Ici :', text: '{site.facts.hours}', image: { src: '/images/a.svg', alt: 'Quoi ?' } },
    { type: 'prose', body: 'Dans `a ? b : c` :\n\n```\nx ? y\n```' },
    { type: 'collection', heading: 'Thés', from: '/thes', where: { genre: 'Thé : vert' } },
  ];
  site.write('pages/a.json', pageOf('Qui ?', blocks));
  site.write('pages/thes/b.json', {
    ...pageOf('Menthe', [{ type: 'hero', heading: 'Menthe' }]),
    facts: { genre: 'Thé : vert' },
  });
  const page = resolved(site.root).page('/a');
  const said = JSON.stringify(page).replaceAll('\u00a0', '_');
  for (const text of ['Qui_?', 'Bonjour_!', '_! ', 'ici_!', 'Ici_:', 'lundi_: 9 h', 'Quoi_?', ' _:'.trim()])
    expect(said).toContain(`${text}"`);
  for (const text of ['Why ?', 'a ? b : c', 'x ? y']) expect(said).toContain(`"${text}`);
  expect(page?.blocks[3]).toMatchObject({ items: [{ title: 'Menthe' }] });
});
