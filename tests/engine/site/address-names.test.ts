import { describe, expect, it } from 'vitest';
import { asAddressName } from '../../../src/model/addresses/address.ts';
import { headingInItsLetters, slugOfCategory } from '../../../src/engine/site/slug.ts';
import { inPlainLetters } from '../../../src/model/words/letters/plain-letters.ts';

describe('a name as part of an address', () => {
  it.each([
    ['Our Team', 'our-team'],
    ['Sécurité', 'securite'],
    ['Über uns', 'ueber-uns'],
    ['Straße & Wege', 'strasse-wege'],
    ['Smörgåsbord', 'smoergaasbord'],
    ['Łódź', 'lodz'],
    ['ﬁne', 'fine'],
    ['安全', ''],
    // Letters that German has not say that its way does not hold.
    ['Şömine Önü', 'somine-onu'],
    ['Ölçü', 'olcu'],
    ['Időpont és örömhír', 'idopont-es-oromhir'],
  ])('%s is %j', (name, address) => {
    expect(asAddressName(name)).toBe(address);
  });

  it.each([
    ['tr', 'İçmeler Şömine Odası', 'icmeler-somine-odasi'],
    ['tr', 'Göl Evi', 'gol-evi'],
    ['sv-SE', 'Smörgåsbord', 'smorgasbord'],
    ['et', 'Üürikorter', 'uurikorter'],
    ['es', 'Pingüino', 'pinguino'],
    ['de-AT', 'Über uns', 'ueber-uns'],
    ['nb', 'Gjøre på', 'gjoere-paa'],
    ['uk', 'Згода й Київ: що нового?', 'zghoda-y-kyiv-shcho-novoho'],
    ['uk', 'Їжа, послуги для підприємств', 'yizha-posluhy-dlia-pidpryiemstv'],
    ['uk', "Здоров’я: Юрій, Мар'яна", 'zdorovia-yurii-mariana'],
    ['ru', 'Объявления', 'obyavleniya'],
    ['bg-BG', 'Щука, България', 'shtuka-balgariya'],
    ['sr', 'Љубав', 'ljubav'],
    ['el', 'Νέα και Άρθρα', 'nea-kai-arthra'],
    ['ar', 'أخبار', 'akhbar'],
    ['bn', 'সংবাদ', ''],
  ])('is spelled as its language spells, %s: %s', (lang, name, address) => {
    expect(asAddressName(name, lang)).toBe(address);
  });
});

it.each([
  ['วิธีทำ', 'วิธีทำ'],
  ['นํ้าพริก', 'น้ำพริก'],
  ['ນ້ຳ', 'ນ້ຳ'],
])('a heading keeps the vowels that it is typed with: %s', (heading, name) => {
  expect(headingInItsLetters(heading, 'th')).toBe(name);
});

it.each([
  ['café', 'cafe', true],
  ['phở bò', 'pho bo', true],
  ['שָׁלוֹם', 'שלום', true],
  ['ข้าว', 'ขาว', false],
  ['ガス', 'カス', false],
  ['किताब', 'कतब', false],
])('marks that many leave out make no other word, vowels do: %s and %s, %s', (one, other, areSame) => {
  expect(inPlainLetters(one) === inPlainLetters(other)).toBe(areSame);
});

describe('the address of a category', () => {
  it('tells names apart that differ by the signs in them', () => {
    expect(['C', 'C++', 'C#', 'R&D', 'IT Strategy'].map((name) => slugOfCategory(name, 'en-US'))).toEqual([
      'c',
      'c-plus-plus',
      'c-sharp',
      'r-and-d',
      'it-strategy',
    ]);
  });

  it.each([
    ['en', 'Forschung & Lehre', 'forschung-and-lehre'],
    ['de-AT', 'Forschung & Lehre', 'forschung-und-lehre'],
    ['fr', 'Pains & gâteaux', 'pains-et-gateaux'],
    ['es-419', 'I+D & diseño', 'i-plus-d-y-diseno'],
    ['ar', 'R & D', 'r-w-d'],
    // Its own word would be lost.
    ['he', 'R & D', 'r-and-d'],
  ])('says "&" in the words of its language, %s: %s', (lang, name, part) => {
    expect(slugOfCategory(name, lang)).toBe(part);
  });

  it('has all letters of a name in two scripts', () => {
    const names = [
      'SNS運用',
      'SNS広告',
      'SNS',
      'מים & רישיונות',
      'מסים & אגרות',
      'Class १',
      'Class २',
      '2024年',
      '2024年度',
    ];
    const parts = names.map((name) => slugOfCategory(name, 'he'));
    expect(parts[0]).toBe('sns-u904b-7528');
    expect(new Set(parts).size).toBe(names.length);
    for (const part of parts) expect(part).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('is the same for names in other scripts that look alike', () => {
    const parts = ['ガイド', 'ガイド　', ' ガイド', 'ガイド'.normalize('NFD')].map((name) =>
      slugOfCategory(name, 'ja'),
    );
    expect(new Set(parts)).toEqual(new Set(['u30ac-30a4-30c9']));
  });

  it('is never empty, and one of its own for names in other scripts', () => {
    const parts = ['安全', '安心', '🎂', '..'].map((name) => slugOfCategory(name, 'ja'));
    expect(new Set(parts).size).toBe(4);
    for (const part of parts) expect(part).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});
