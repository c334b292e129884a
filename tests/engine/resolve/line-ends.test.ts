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
  ['fr-CA', 'De 5 $ à 398 120,55 $, poste 12 : 50 ¢', 'De 5_$ à 398_120,55_$, poste_12_: 50_¢'],
  ['fr', 'Rien à joindre ici.', 'Rien à joindre ici.'],
  ['pl', 'Praca w domu i w biurze: a co z nami? Tak, „O nas”', 'Praca w_domu i_w_biurze: a_co z_nami? Tak, „O_nas”'],
  ['cs', 'K nám i s dětmi', 'K_nám i_s_dětmi'],
  ['cs', 'Od 1. 9. 2026 do 30. června v 3. B a 45. týdnu', 'Od 1._9._2026 do 30._června v_3._B a_45._týdnu'],
  ['cs', 'Přišlo jich 24. Pak v roce 2026. A co my?', 'Přišlo jich 24. Pak v_roce 2026. A_co my?'],
  ['cs', 'Podle čl. 5 odst. 2 písm. a) zákona č. 561/2004 Sb.', 'Podle čl._5 odst._2 písm._a) zákona č._561/2004_Sb.'],
  ['cs', 'tel.: 541 123 456, IČO: 12345678 (str. 7)', 'tel.:_541_123_456, IČO:_12345678 (str._7)'],
  ['sk', 'Ing. arch. Jana Nováková, Ph.D., na nám. Míru', 'Ing._arch._Jana Nováková,_Ph.D., na nám._Míru'],
  ['sk', 'Prídeme k vám', 'Prídeme k_vám'],
  [
    'pl',
    'Pod nr 17 853 12 34, od 1 marca 2026 r., 1 234,50 zł',
    'Pod nr_17_853_12_34, od 1 marca 2026_r., 1_234,50_zł',
  ],
  ['pl', 'Jeden podnośnik i ', 'Jeden podnośnik i_'],
  [
    'pl',
    'Przy ul. Puławskiej 12 lok. 3 (al. Róż), dr Anna Łoś, tel. 22 826 01 23, o godz. 18, § 5 ust. 2. Ala ma psa',
    'Przy ul._Puławskiej 12 lok._3 (al._Róż), dr_Anna Łoś, tel._22_826_01_23, o_godz._18, §_5 ust._2. Ala ma psa',
  ],
  [
    'th',
    'เสาร์ 16 มกราคม พ.ศ. 2570 เวลา 8.30 น. ราคา 1,200 บาทต่อคน เล็ก ๆ ริมคู ข้าว ฯลฯ โทร. 053 123 456',
    'เสาร์ 16_มกราคม_พ.ศ._2570 เวลา 8.30_น. ราคา 1,200_บาทต่อคน เล็ก_ๆ ริมคู ข้าว_ฯลฯ โทร._053_123_456',
  ],
  ['th', 'มี 4 ห้อง ซอย ๓ หมู่ 5 ใช้ ½ ถ้วย 3 ก.พ. ๖๙ ปี 2569 เรา', 'มี 4_ห้อง ซอย_๓ หมู่_5 ใช้ ½_ถ้วย 3_ก.พ._๖๙ ปี_2569 เรา'],
  [
    'vi',
    'Ngày 16 tháng 1 năm 2027, thứ 7, 900.000 đồng (650.000 ₫) cho 2 người ở Q. 1, TP. Hồ Chí Minh. Năm nay',
    'Ngày_16_tháng_1 năm_2027, thứ_7, 900.000_đồng (650.000_₫) cho 2_người ở Q._1, TP._Hồ Chí Minh. Năm nay',
  ],
  ['de', 'Nach § 5 Abs. 2 DDG, §§ 3 und 4', 'Nach §_5 Abs._2 DDG, §§_3 und 4'],
  ['es', 'El 50 % en 24 h, n.º 27. De 9 a 14 h y 3 hijos', 'El 50_% en 24_h, n.º_27. De 9 a 14_h y 3 hijos'],
  ['eu', '1. aretoa, % 70, 2,50 € eta 12 min. 2026. Hor', '1._aretoa, %_70, 2,50_€ eta 12_min. 2026. Hor'],
  ['fr', 'De 9 h à 17 h 30, 1 250 kg ; le n° 5, les 3 l’été', 'De 9_h à 17_h_30, 1_250_kg_; le n°_5, les 3 l’été'],
  ['it', 'Coperto € 2,50 e 12 min. a piedi', 'Coperto €_2,50 e 12_min. a piedi'],
  ['it', 'Bar · P. IVA 01234567890', 'Bar · P._IVA_01234567890'],
  [
    'de-CH',
    'Retour CHF 48.–, Fr. 12.50 oder 90 EUR (EUR 95). Am Fr 8. Mai',
    'Retour CHF_48.–, Fr._12.50 oder 90_EUR (EUR_95). Am Fr 8. Mai',
  ],
  ['fr-CH', 'Retour CHF 48.–, soit 31.25 fr. chacun', 'Retour CHF_48.–, soit 31.25_fr. chacun'],
  [
    'nl',
    'Herengracht 450, 1017 CA Amsterdam: mr. dr. J. van der Berg en mevr. De Vries',
    'Herengracht 450, 1017_CA Amsterdam: mr._dr._J. van der Berg en mevr._De Vries',
  ],
  ['nl', 'Van 9.00 tot 17.00 uur, € 12,50 in 2026', 'Van 9.00 tot 17.00_uur, €_12,50 in 2026'],
  ['pt-BR', 'A partir de R$ 49,90, nº 27, 10 kg', 'A partir de R$_49,90, nº_27, 10_kg'],
  ['de', 'Um 9 Uhr, 50 %, in 12 Monaten', 'Um 9_Uhr, 50_%, in 12 Monaten'],
  ['he', 'ב-50 ₪ או 120 ש״ח, 45 דק׳, עמ׳ 12, 5 ילדים', 'ב-50_₪ או 120_ש״ח, 45_דק׳, עמ׳_12, 5 ילדים'],
  [
    'ru',
    'В зал и к нам — за 50 ₪ (18 %), 45 мин, 6 декабря 2026 г., 1 650 ₽',
    'В_зал и_к_нам_— за 50_₪ (18_%), 45_мин, 6 декабря 2026_г., 1_650_₽',
  ],
  ['sv', 'Från 1 250 kr, 20 % och 30 min', 'Från 1_250_kr, 20_% och 30_min'],
  ['da', 'Fra kl. 9 til kl. 17', 'Fra kl._9 til kl._17'],
  ...['nb-NO', 'nn', 'no'].map((lang): [string, string, string] => [
    lang,
    'Fra kr 1 200,- til kr. 12 500, tlf. 55 23 41 87, 5013 Bergen',
    'Fra kr_1_200,- til kr._12_500, tlf. 55_23_41_87, 5013 Bergen',
  ]),
  ['tr', 'No: 42, 2.450 TL, ₺ 50 ve 4 m²', 'No:_42, 2.450_TL, ₺_50 ve 4_m²'],
  ['uk', 'Ми з вами у Львові, 1 250 днів', 'Ми з_вами у_Львові, 1_250 днів'],
  ['uk', 'Заняття — дарунок: 250 грн, 45 хв, буд. 18', 'Заняття_— дарунок: 250_грн, 45_хв, буд._18'],
  ['uk', '— Алло. — Так!', '— Алло._— Так!'],
  ['en', 'Is this a house ?', 'Is this a house ?'],
  // Browsers put a space where lines meet.
  ['ja', 'ご予約\nについて、\nWi-Fi\n無料', 'ご予約について、\nWi-Fi\n無料'],
  ['zh-Hant', '預約。\n 說明', '預約。說明'],
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
  for (const text of ['Qui_?', 'Bonjour_!', '_! ', 'ici_!', 'Ici_:', 'lundi_: 9_h', 'Quoi_?', ' _:'.trim()])
    expect(said).toContain(`${text}"`);
  for (const text of ['Why ?', 'a ? b : c', 'x ? y']) expect(said).toContain(`"${text}`);
  expect(page?.blocks[3]).toMatchObject({ items: [{ title: 'Menthe' }] });
});

it('is done for what header and footer say', () => {
  const footer = { columns: [{ title: 'Une question ?', links: [{ label: 'Oui !', href: '/' }] }], legal: [] };
  site = smallSite({ lang: 'fr', name: 'Ah !', description: 'Bien sûr !', footer });
  site.write('pages/a.json', pageOf('A', [{ type: 'hero', heading: 'A' }]));
  const { name, description, footer: shown } = resolved(site.root).site;
  expect({ name, description, columns: shown.columns }).toEqual({
    name: 'Ah !',
    description: 'Bien sûr\u00a0!',
    columns: [{ title: 'Une question\u00a0?', links: [{ label: 'Oui\u00a0!', href: '/' }] }],
  });
});
