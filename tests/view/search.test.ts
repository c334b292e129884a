import { afterAll, describe, expect, test } from 'vitest';
import { excerptOf, type Piece } from '../../src/search/excerpt.ts';
import { isTypo, similarity } from '../../src/search/match.ts';
import { FIXTURE_ROOT } from '../support/places.ts';
import { smallSite } from '../support/sites/small-site.ts';
import { pageOf } from '../support/sites/temp-site.ts';
import { searchOf } from '../support/search.ts';

const { find, page } = searchOf(FIXTURE_ROOT);
const first = (query: string): string | undefined => find(query).hits[0]?.address;
const shown = (pieces: Piece[]): string => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('what counts as a word that was typed', () => {
  test.each([
    ['tyre', 'tyre'],
    ['tyres', 'tyre'],
    ['tubeless', 'tub'],
    ['migration', 'migrations'],
    ['migration', 'migrate'],
    ['price', 'pricing'],
    ['agencies', 'agency'],
    ['школой', 'школа'],
    ['урок', 'уроков'],
    ['wheel', 'wheels'],
  ])('%s for "%s"', (word, typed) => expect(similarity(word, typed, true)).toBeGreaterThan(0));

  test.each([
    ['back', 'backup'],
    ['card', 'care'],
    ['city', 'citrus'],
    ['market', 'marks'],
  ])('not %s for "%s"', (word, typed) => expect(similarity(word, typed, true)).toBe(0));

  test('a beginning of few letters only while it may still be typed', () => {
    expect(similarity('together', 'to', true)).toBeGreaterThan(0);
    expect(similarity('together', 'to', false)).toBe(0);
  });

  test.each([
    ['tubeless', 'tubelss', true],
    ['chain', 'chian', true],
    ['chain', 'chasm', false],
    ['oil', 'oll', false],
  ])('%s for a typo such as "%s": %s', (word, typed, is) => expect(isTypo(word, typed)).toBe(is));
});

describe('the best page', () => {
  test.each([
    ['tubeles tyers', '/repairs/wheels/tubeless'],
    ['how do I oil the chain', '/journal/quiet-chain'],
    ['milk', '/repairs/wheels/tubeless'],
    ['storage winter', '/repairs/winter-storage'],
  ])('for "%s"', (query, address) => expect(first(query)).toBe(address));

  test('none for nonsense, and none for a letter', () => {
    expect(find('xqzw').hits).toEqual([]);
    expect(find('a').hits).toEqual([]);
  });
});

describe('what some write with a hyphen, some in one, some in two words', () => {
  const site = smallSite({ search: true });
  afterAll(() => site.remove());
  for (const [address, words] of [
    ['hyphen', 'There is Wi-Fi for guests, and a log-in.'],
    ['one', 'There is WiFi for guests, and a login.'],
    ['two', 'There is Wi Fi for guests, and guests log in.'],
  ] as const)
    site.write(`pages/${address}.json`, pageOf('Guests', [{ type: 'prose', body: words }]));
  const { find, page } = searchOf(site.root);
  const found = (query: string): string[] =>
    find(query)
      .hits.map(({ address }) => address)
      .toSorted();

  test.each([
    ['wifi', ['/hyphen', '/one']],
    ['Wi-Fi', ['/hyphen', '/one', '/two']],
    ['wi\u2011fi guests', ['/hyphen', '/one', '/two']],
    ['wi fi', ['/hyphen', '/two']],
    ['login', ['/hyphen', '/one']],
    ['log-in', ['/hyphen', '/one', '/two']],
  ])('"%s" is on %j', (query, addresses) => expect(found(query)).toEqual(addresses));

  test('is marked as it is written', () => {
    const marked = (query: string): string => shown(excerptOf(page('/hyphen'), find(query).meant).text);
    expect(marked('wifi')).toBe('There is [Wi-Fi] for guests, and a log-in.');
    expect(marked('log-in')).toBe('There is Wi-Fi for guests, and a [log-in].');
  });
});

describe('words in another language', () => {
  const site = smallSite({ search: true });
  afterAll(() => site.remove());
  site.write('pages/a.json', pageOf('A', [{ type: 'prose', body: 'Of [*Welt*anschauung]{lang=de}s, *old* ones.' }]));
  const { find, page } = searchOf(site.root);

  test('are found and shown without the signs that say so', () => {
    const { hits, meant } = find('weltanschauungs');
    expect(hits.map(({ address }) => address)).toEqual(['/a']);
    expect(shown(excerptOf(page('/a'), meant).text)).toBe('Of [Weltanschauungs], old ones.');
    expect(find('lang').hits).toEqual([]);
  });
});

describe('in Hebrew', () => {
  const site = smallSite({ lang: 'he', search: true });
  afterAll(() => site.remove());
  for (const [address, title, body] of [
    ['concert', 'קונצרט', 'ערב ג׳אז בתל־אביב, ובהפסקה קפה. חיילי צה״ל נכנסים חינם, וגם שחקנים.'],
    ['studio', 'אולפן', 'מקליטים בהמשך לקונצרט ושומעים ב-Spotify; ב"הארץ" כתבו שהמורה הַטּוֹבָה כאן.'],
  ] as const)
    site.write(`pages/${address}.json`, pageOf(title, [{ type: 'prose', body }]));
  const { find, page } = searchOf(site.root);
  const found = (query: string): string[] =>
    find(query, 'he')
      .hits.map(({ address }) => address)
      .toSorted();

  test.each([
    ['קונצרט', ['/concert', '/studio']],
    ['הקונצרט', ['/concert', '/studio']],
    ['הפסקה', ['/concert']],
    ['מורה', ['/studio']],
    ['מורה טובה', ['/studio']],
    ['הארץ', ['/studio']],
    ['spotify', ['/studio']],
    ['צהל', ['/concert']],
    ['צה"ל', ['/concert']],
    ["ג'אז", ['/concert']],
    ['תל-אביב', ['/concert']],
    ['תל אביב', ['/concert']],
    ['שחקן', ['/concert']],
    ['אופרה', []],
  ])('"%s" is on %j', (query, addresses) => expect(found(query)).toEqual(addresses));

  test('a word is marked with what is written in one with it', () => {
    expect(shown(excerptOf(page('/studio'), find('קונצרט', 'he').meant).text)).toContain('בהמשך [לקונצרט] ושומעים');
  });
});

describe('where a script does not part words', () => {
  const site = smallSite({ lang: 'ja', search: true });
  afterAll(() => site.remove());
  site.write('pages/bath.json', pageOf('露天風呂', [{ type: 'prose', body: '貸切の湯です。LINEで予約できます。' }]));
  site.write(
    'pages/sweets.json',
    pageOf('甘味', [{ type: 'prose', body: 'ゼリーとアフタヌーンティー、露天の茶屋。' }]),
  );
  const { find } = searchOf(site.root);
  const found = (query: string): string[] => find(query, 'ja').hits.map(({ address }) => address);

  test.each([
    ['LINE', ['/bath']],
    ['湯', ['/bath']],
    ['露天風呂', ['/bath']],
    ['茶屋 露天', ['/sweets']],
    ['バリアフリー', []],
  ])('"%s" is on %j', (query, addresses) => expect(found(query)).toEqual(addresses));
});

describe('in Thai and Vietnamese', () => {
  const site = smallSite({ lang: 'th', search: true });
  afterAll(() => site.remove());
  for (const [address, title, body] of [
    ['paste', 'น้ำพริกหนุ่ม', 'ตำพริกกับกระเทียม ราคา ๑๒๐ บาท เปิดสอนปี พ.ศ. ๒๕๖๙ ทุกขั้นตอน'],
    ['soup', 'ต้มยำกุ้งน้ำใส', 'กุ้งกับพริก บีบมะนาวแล้วปิดไฟ ราดน้ำปลา แล้วตักใส่ชาม เเกงนี้ไม่ใส่กะทิ'],
    ['mango', 'มะม่วงกวน', 'นาข้าวของเรา มูลนิธิเพื่อครูสอนทำอาหาร รับคาดการณ์ พริกไม่มี แกงก็ไม่มี'],
    ['noodles', 'Phở bò Hà Nội', 'Nước dùng từ đường phố, ngon như bún chả.'.normalize('NFD')],
  ] as const)
    site.write(`pages/${address}.json`, pageOf(title, [{ type: 'prose', body }]));
  const { find, page } = searchOf(site.root);
  const found = (query: string): string[] => find(query).hits.map(({ address }) => address);

  test.each([
    ['มะนาว', ['/soup']],
    ['ราคา', ['/paste']],
    ['หมู', []],
    ['ยำ', ['/soup']],
    ['น้ำพริก', ['/paste', '/soup']],
    ['นํ้าพริก', ['/paste', '/soup']],
    ['กระเทียม', ['/paste']],
    ['2569', ['/paste']],
    ['๑๒๐', ['/paste']],
    ['แกง', ['/mango', '/soup']],
    ['pho bo', ['/noodles']],
    ['phở'.normalize('NFD'), ['/noodles']],
    ['duong pho', ['/noodles']],
    ['bún chả', ['/noodles']],
  ])('"%s" is on %j', (query, addresses) => expect(found(query)).toEqual(addresses));

  test('a word is marked as far as it goes, with its marks', () => {
    const marked = (address: string, query: string): string => {
      const { title, text } = excerptOf(page(address), find(query).meant);
      return `${shown(title)}: ${shown(text)}`;
    };
    expect(marked('/paste', 'น้ำพริก')).toContain('[น้ำพริก]หนุ่ม');
    expect(marked('/soup', 'ยำ')).toContain('ต้ม[ยำ]กุ้ง');
    expect(marked('/soup', 'มะนาว')).toContain('บีบ[มะนาว]แล้ว');
  });
});

describe('a result', () => {
  test('shows the section that says most, with what was looked for marked', () => {
    const { title, heading, id, text } = excerptOf(page('/journal/quiet-chain'), find('salt harbor').meant);
    expect(shown(title)).toBe('A quiet chain');
    expect(heading && shown(heading)).toBe('How often');
    expect(id).toBe('how-often');
    expect(shown(text)).toMatch(/^… .*\[Salt\] from the \[harbor\] road/);
  });

  test('marks the title, and says what the page is about where nothing else fits', () => {
    const { title, heading, text } = excerptOf(page('/bikes/city'), find('city bike').meant);
    expect(shown(title)).toBe('[City] [bike]');
    expect(heading).toBeUndefined();
    expect(shown(text)).not.toBe('');
  });

  test('shows where a text without spaces has it, and marks that and no more', () => {
    const text = (words: string): string => `${'春の山桜が咲きました。'.repeat(20)}${words}${'ที่นี่'.repeat(60)}`;
    const described = (words: string) => ({ title: 'T', description: 'D', parts: [{ text: text(words) }] });
    const found = shown(excerptOf(described('LINEで露天風呂を予約'), new Set(['露天', '天風', '風呂'])).text);
    expect(found).toMatch(/^… .+LINEで\[露天風呂\]を予約.+ …$/);
    expect(found).not.toMatch(/ \p{M}/u);
    // As much as a phone shows in two lines.
    expect(found.indexOf('[')).toBeLessThan(40);
    expect(shown(excerptOf(described('LINEで予約'), new Set(['line'])).text)).toContain('[LINE]で予約');
    expect(shown(excerptOf(described('貸切の湯'), new Set(['湯'])).text)).toContain('貸切の[湯]');
  });

  test('shows what was found in the two lines of a phone, however short its text is', () => {
    const text = `${'Five words of no matter. '.repeat(5)}A lime at the end.`;
    const found = shown(excerptOf({ title: 'T', description: 'D', parts: [{ text }] }, new Set(['lime'])).text);
    expect(found).toMatch(/^… .+ A \[lime\] at the end\.$/);
    expect(found.indexOf('[')).toBeLessThan(60);
  });

  test('keeps what looks like HTML as it is', () => {
    const { text } = excerptOf(
      { title: 'T', description: 'D', parts: [{ text: 'Write <b>bold</b> & "more" here' }] },
      new Set(['bold']),
    );
    expect(shown(text)).toBe('Write <b>[bold]</b> & "more" here');
  });
});
