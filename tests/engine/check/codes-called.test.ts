import { expect, it } from 'vitest';
import { countryCalled, currenciesCalled, languageCalled } from '../../../src/model/words/meant/codes-called.ts';

it.each([
  ['Österreich', 'AT'],
  [' england ', 'GB'],
  ['한국', 'KR'],
  ['ไทย', 'TH'],
  ['ประเทศไทย', 'TH'],
  ['Việt Nam', 'VN'],
  ['Turkey', 'TR'],
  ['中國', 'CN'],
  ['美國', 'US'],
  ['臺灣', 'TW'],
  ['الأردن', 'JO'],
  ['__proto__', undefined],
  ['constructor', undefined],
])('the country called "%s" is %s', (name, code) => {
  expect(countryCalled(name)).toBe(code);
});

it.each([
  ['£', ['GBP']],
  ['￥', ['JPY', 'CNY']],
  ['грн.', ['UAH']],
  ['د.أ', ['JOD']],
  ['دينار', ['JOD', 'KWD', 'BHD', 'IQD', 'TND', 'LYD', 'DZD']],
  ['R$', ['BRL']],
  ['reais', ['BRL']],
  ['TL', ['TRY']],
  ['Türk lirası', ['TRY']],
  ['Schweizer Franken', ['CHF']],
  ['NIS', ['ILS']],
  ['ש"ח', ['ILS']],
  ['שקלים', ['ILS']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['원', ['KRW']],
  ['บาท', ['THB']],
  ['฿', ['THB']],
  ['đ', ['VND']],
  ['元', ['CNY', 'TWD', 'HKD']],
  ['ＮＴ＄', ['TWD']],
  ['NTD', ['TWD']],
  ['新臺幣', ['TWD']],
  ['新台币', ['TWD']],
  ['港幣', ['HKD']],
  ['人民幣', ['CNY']],
  ['日圓', ['JPY']],
  ['$', ['USD', 'CAD', 'AUD', 'NZD']],
  ['CAN$', ['CAD']],
  ['dollars canadiens', ['CAD']],
  ['Canadian dollars', ['CAD']],
  ['constructor', []],
])('the currency called "%s" is one of %j', (name, codes) => {
  expect(currenciesCalled(name)).toEqual(codes);
});

it.each([
  ['简体中文', 'zh-Hans'],
  ['Deutsch (Schweiz)', 'de-CH'],
  ['Français (Suisse)', 'fr-CH'],
  ['Portuguese (Brazil)', 'pt-BR'],
  ['Deutsch (Sie)', undefined],
  ['中文', 'zh'],
  ['正體中文', 'zh-Hant'],
  ['簡體中文', 'zh-Hans'],
  ['日文', 'ja'],
  ['عربي', 'ar'],
  ['Marathi', 'mr'],
  ['Norsk', 'nb'],
  ['occitan', 'oc'],
  ['Bretonisch', 'br'],
  ['corse', 'co'],
  ['hébreu', 'he'],
  ['Yiddish', 'yi'],
  ['norsk bokmål', 'nb'],
  ['nynorsk', 'nn'],
  ['मराठी', 'mr'],
  ['ภาษาไทย', 'th'],
  ['ไทย', 'th'],
  ['Tiếng Việt', 'vi'],
  ['constructor', undefined],
])('the language called "%s" is %s', (name, code) => {
  expect(languageCalled(name)).toBe(code);
});
