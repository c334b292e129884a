import { describe, expect, it } from 'vitest';
import { SITE_FILE } from '../../../../src/model/addresses/address.ts';
import { reported } from '../../../support/checked.ts';
import { readFiles, textIn } from '../../../support/files.ts';
import { PAGE, saidOfBlock } from '../../../support/said-of.ts';
import { GOOD_SITE } from '../../../fixtures/mistakes/mistakes.ts';

describe('a price in other words', () => {
  it.each([
    ['"currency": "ＪＰＹ"', '"JPY"'],
    // It is that of China, too.
    ['"currency": "￥"', '"JPY" or "CNY"'],
  ])('is told, for what a keyboard for Japanese wrote, with the signs that are read: %s', (field, meant) => {
    const said = saidOfBlock(`{ "type": "pricing", ${field}, "plans": [] }`);
    expect(said.join()).toContain(`Did you mean ${meant}?`);
  });

  it.each([
    ['zł', 'Did you mean "PLN"?'],
    ['kr', 'Did you mean "SEK" or "NOK" or "DKK" or "ISK"?'],
    ['eur', 'Did you mean "EUR"?'],
    ['CHF.', 'Did you mean "CHF"?'],
    ['Sfr.', 'Did you mean "CHF"?'],
    ['$', 'Did you mean "USD" or "CAD" or "AUD" or "NZD"?'],
    // Three letters that people write, and that no program knows.
    ['CDN', 'Did you mean "CAD"?'],
    // A slip of the fingers.
    ['GPB', 'Did you mean "GBP"?'],
    // Near to none.
    ['QQQ', 'Write its three letters by ISO 4217'],
    // In capitals this would be no currency.
    ['won', 'Did you mean "KRW"?'],
    ['Rs.', 'Did you mean "INR"?'],
    ['रुपये', 'Did you mean "INR"?'],
    ['원', 'Did you mean "KRW"?'],
  ])('is told, for a currency, with the letters of the sign: %s', (sign, hint) => {
    const prices = `{ "type": "pricing", "currency": "${sign}", "plans": [] }`;
    expect(saidOfBlock(prices).join()).toContain(hint);
  });

  it.each(['desde 120 € + IVA', 'ab 120 €', '120 € zzgl. MwSt.', '120 € más IVA'])(
    'is told, for a price with other words, with their place: %s',
    (price) => {
      const plan = `{ "name": "A", "price": "${price}", "features": ["x"], "link": { "label": "Ask", "href": "/" } }`;
      expect(saidOfBlock(`{ "type": "pricing", "plans": [${plan}] }`).join()).toContain(
        'Write it as 120. What else is said of the price, such as "from" or a tax, stands in "unit"',
      );
    },
  );

  it.each([
    ['3.450 TL', 'Write it as 3450'],
    ['€ 1.250,=', 'Write it as 1250'],
    ['R$ 1.450,00', 'Write it as 1450.00'],
    ['1 200,00 zł', 'Write it as 1200.00'],
    ['２２，０００円', 'Write it as 22000'],
    ['22,000円から', 'Write it as 22000'],
    ['12 500 kr', 'Write it as 12500'],
    ['kr. 1.200,-', 'Write it as 1200'],
    ['1 250,5 kr', 'Write it as 1250.5'],
    ['1,5 mill. kr', 'Write it as a number, such as 120'],
    ['1.5 million', 'Write it as a number, such as 120'],
    ['1 234', 'Write it as 1234'],
    ['1.200.000', 'Write it as 1200000'],
    ['1.200', 'Write it as 1200 or 1.200'],
    ['28,000', 'Write it as 28000 or 28.000'],
    ['２８，０００', 'Write it as 28000 or 28.000'],
    ['35,000원', 'Write it as 35000'],
    ['3만원', 'Write it as 30000'],
    ['3만 5천원', 'Write it as 35000'],
    ['12만 3,500원', 'Write it as 123500'],
    ['1억 2천만원', 'Write it as 120000000'],
    ['월 3.5만원', 'Write it as 35000'],
    ['2万5千円', 'Write it as 25000'],
    ['1,200円（税込）', 'Write it as 1200'],
    ['250,000원~', 'Write it as 250000'],
    ['1250:-', 'Write it as 1250'],
    ['18.900:-', 'Write it as 18900'],
    ['1.249,50 kr.', 'Write it as 1249.50'],
    ['₹1,25,000', 'Write it as 125000'],
    ['Rs. 12,50,000/- p.a.', 'Write it as 1250000'],
    ['₹१,२५,०००', 'Write it as 125000'],
    ['1,25,000.50', 'Write it as 125000.50'],
    ['1.25 lakh', 'Write it as 125000'],
    ['Rs 1.1 Lakhs', 'Write it as 110000'],
    ['₹1.25L', 'Write it as 125000'],
    ['2.5 cr', 'Write it as 25000000'],
    ['१.२५ लाख', 'Write it as 125000'],
    ['kr. 399', 'Write it as 399'],
    ["1'250.–", 'Write it as 1250'],
    ['CHF 48.‒', 'Write it as 48'],
    // A zero that was typed as a letter is one digit of the number.
    ['19o', 'Write it as a number, such as 120'],
    ['2 400 грн.', 'Write it as 2400'],
    ['٢٠ دينارًا', 'Write it as 20'],
    ['١٬٢٥٠٫٥٠', 'Write it as 1250.50'],
    // A dinar has a thousand parts.
    ['20.500 د.أ', 'Write it as 20500 or 20.500'],
    ['JOD 20.500', 'Write it as 20500 or 20.500'],
    // Words for thousands of other languages are no units of a smaller number.
    ['3 tys. zł', 'Write it as a number, such as 120'],
    ['35,000원~50,000원', 'Write it as a number, such as 120'],
    // With anything else a point may stand before decimals.
    ['1.250 kg', 'Write it as a number, such as 120'],
  ])('is told, for a price, with its number: %s', (price, hint) => {
    const plan = `{ "name": "A", "price": "${price}", "features": ["B"], "link": { "label": "C", "href": "/" } }`;
    const said = saidOfBlock(`{ "type": "pricing", "plans": [${plan}] }`);
    expect(said).toContain(hint);
  });
});

it.each([
  ['CA', 'Add "currency": "CAD", or "USD" where it is US dollars.'],
  ['BR', 'Add "currency": "BRL", or "USD" where it is US dollars.'],
])('prices without a currency in %s are told with one that may be meant', (country, hint) => {
  const site = textIn(GOOD_SITE, SITE_FILE).replace('"version": 1', `"version": 1, "country": "${country}"`);
  const prices =
    '{ "type": "pricing", "plans": [{ "name": "A", "price": 25, "features": ["B"], "link": { "label": "Ask", "href": "/contact" } }] }';
  const page = textIn(GOOD_SITE, PAGE).replace('"blocks": [', () => `"blocks": [${prices},`);
  const said = reported(readFiles({ ...GOOD_SITE, [SITE_FILE]: site, [PAGE]: page }));
  expect(said.find(({ code }) => code === 'pricing/no-currency')?.hint).toContain(hint);
});
