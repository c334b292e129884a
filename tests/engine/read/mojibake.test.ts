import { describe, expect, it } from 'vitest';
import { withoutWesternLetters } from '../../../src/model/words/meant/western-letters.ts';
import { withoutMixedMojibake, withoutMojibake } from '../../../src/model/words/meant/mojibake.ts';

describe('letters that are mixed up', () => {
  it.each([
    ['PeÅ‚ny kurs', 'Pełny kurs'],
    ['PeĹ‚ny kurs', 'Pełny kurs'],
    ['zÅ\u0082oty', 'złoty'],
    ['fÃ¼nf GrÃ¶ÃŸen', 'fünf Größen'],
    ['Ã„rger', 'Ärger'],
    ['one â€“ two', 'one – two'],
    ['ì§€ê¸ˆ ê°ìž…', '지금 가입'],
    ['Áö±ÝÀº ¿­µÎ ÇÐ±Þ', '지금은 열두 학급'],
    ['æ—¥æœ¬èªž', '日本語'],
    ['ÐšÐ¸Ñ—Ð²', 'Київ'],
    ['РњСѓР·РёС‡РЅР° С€РєРѕР»Р°', 'Музична школа'],
    ['Ø§Ù„Ø£Ø³Ø¹Ø§Ø±', 'الأسعار'],
    ['ط±ط¹ط§ظٹط©', 'رعاية'],
    ['à¤•à¤•à¥\u008dà¤·à¤¾, à¤•à¤²à¤®', 'कक्षा, कलम'],
    ['à®¤à®®à®¿à®´à¯\u008d', 'தமிழ்'],
    ['à¹\u0081à¸\u0081à¸‡à¹€à¸‚à¸µà¸¢à¸§à¸«à¸§à¸²à¸™', 'แกงเขียวหวาน'],
    ['เน€เธงเธฅเธฒเธ—เธณเธ\u0081เธฒเธฃ', 'เวลาทำการ'],
    ['¢éÒÇ«ÍÂä¡è àªÕÂ§ãËÁè', 'ข้าวซอยไก่ เชียงใหม่'],
    ['Náº¥u phá»Ÿ', 'Nấu phở'],
    ['Ä\u0090Æ°á»\u009dng HÃ\u00a0 Ná»™i', 'Đường Hà Nội'],
    ['Fees â‚¹500', 'Fees ₹500'],
    ['DÃ©jÃ  lÃ .', 'Déjà là.'],
    ['voilÃ la cittÃ', undefined],
    ['lâ€™Ã©tÃ© Ã la mer', 'l’été à la mer'],
    ['25Â °C', undefined],
    ['25\u00c2\u00a0\u00c2\u00b0C', '25\u00a0°C'],
  ])('%j were %j', (text, meant) => {
    expect(withoutMojibake(text)).toBe(meant);
  });

  it.each([
    'FÅ…',
    'Ä… nein',
    'CAFÉ…',
    '“FÅ”',
    'À «la»',
    'NÃO…',
    'AMANHÃ DE MANHÃ',
    'IRMÃ e irmão',
    'São Paulo',
    'Âge d’or',
    'voilà…',
    'HÅLL…',
    '‚Ä‘',
    '日本語',
    'Ă®',
    'déjà «vu»',
    'ÀÉÈÊ',
    'ÅÄÖÉÈ è',
    'เธอกับเนื้อ',
    'РОСІЯ та СРСР',
    'Рік, С’єго',
    'طب الأسنان',
    'ظُهر',
    'Ø…',
    '½–¾ ± 3°',
    'NAÏVETÉ à côté',
    'ë',
  ])('are none in %s', (text) => {
    expect(withoutMojibake(text)).toBeUndefined();
  });

  it.each([
    ['Un été, un Ã©tÃ©', 'Un été, un été'],
    ['Né Ã  CÃ©ret : « lâ€™Å“uvre »', 'Né à Céret : « l’œuvre »'],
    ['AMANHÃ DE MANHÃ, às três', undefined],
    ['É «à» Ã e õ', undefined],
  ])('of single words, %j were %j', (text, meant) => {
    expect(withoutMixedMojibake(text)).toBe(meant);
  });
});

describe('letters of Central Europe that were read as those of the west', () => {
  it.each([
    ['cs', 'Pøihláška pro žáky deváté tøídy, tøídní uèitel', 'Přihláška pro žáky deváté třídy, třídní učitel'],
    ['cs', 'Ka¾dý ¾ák ná¹ vezme svaèinu', 'Každý žák náš vezme svačinu'],
    ['pl', 'Pe³ny æwiczeñ kurs dla ka¿dego', 'Pełny ćwiczeń kurs dla każdego'],
    ['sk', 'Ve¾mi ïakujeme, zvládnete to ¾ahko', 'Veľmi ďakujeme, zvládnete to ľahko'],
  ])('in %s: %s', (lang, text, meant) => {
    expect(withoutWesternLetters(text, lang)).toBe(meant);
  });

  it.each([
    ['cs', 'Søren, Bjørn a Jørgen z Kodaně'],
    ['cs', 'Citát Molièra: «Vzducha», »Praha« a »Brno«, slovo¹ a jiné¹, Nike®'],
    ['cs', 'Příliš žluťoučký kůň, 25 °C, 3 m³ a 4 m²'],
    ['de', 'Über größere Äpfel'],
    ['fr', 'Où est le père de la fête ?'],
  ])('are none in %s: %s', (lang, text) => {
    expect(withoutWesternLetters(text, lang)).toBeUndefined();
  });
});
