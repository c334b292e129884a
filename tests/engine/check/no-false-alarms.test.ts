import { afterEach, describe, expect, it } from 'vitest';
import { readSite } from '../../../src/engine/disk/read-site.ts';
import { listPublic, publishedFiles } from '../../../src/engine/site/files/public-files.ts';
import { resolved } from '../../support/bundle.ts';
import { reported } from '../../support/checked.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

let site: TempSite;
afterEach(() => site.remove());

const ALL = { checks: {} };
const prose = (body: string, heading = 'About') => ({ type: 'prose', heading, body });
const link = (href: string) => prose(`[There](${href}).`);
/** The codes that are told of a page of its own. */
function told(site: TempSite, file: string, page: unknown): string[] {
  site.write(file, page);
  return reported(readSite(site.root)).flatMap((problem) => (problem.file === file ? problem.code : []));
}

describe('what is right is not told off', () => {
  it('ways to the files that every build writes', () => {
    const redirects = [
      { from: '/sitemap_index.xml', to: '/sitemap.xml' },
      { from: '/wp-sitemap.xml', to: '/sitemap.xml' },
    ];
    site = smallSite({ ...ALL, redirects });
    expect(
      told(site, 'pages/a.json', pageOf('A', [link('/sitemap.xml')])).filter((code) => code.startsWith('link/')),
    ).toEqual([]);
    expect(reported(readSite(site.root)).filter(({ code }) => /^link|redirect/.test(code))).toEqual([]);
  });

  it('abbreviations side by side, which are no loud words', () => {
    site = smallSite(ALL);
    const headings = ['IIT-JEE, NEET, MHT-CET & CUET', 'SSC / HSC / CBSE / ICSE', 'ADMISSIONS OPEN, JEE'];
    const blocks = headings.map((heading) => prose('They are tests.', heading));
    expect(told(site, 'pages/a.json', pageOf('A', blocks)).filter((code) => code === 'text/capitals')).toHaveLength(1);
  });

  it('mail that is set up', () => {
    const mail = { mode: 'emailjs', serviceId: 'service_1', templateId: 'template_1', publicKey: 'key' };
    site = smallSite({ ...ALL, mail });
    expect(reported(readSite(site.root)).filter(({ code }) => code === 'site/mail-ids')).toEqual([]);
  });

  it('phrases in languages that there are, and braces that are none of theirs', () => {
    site = smallSite(ALL);
    const langs = ['de', 'en-GB', 'zh-Hant-TW', 'sr-Latn', 'gsw', 'es-419', 'grc', 'de-1996'];
    const words = langs.map((lang) => `[„A b“]{lang=${lang}}`).join(' and ');
    const texts = [words, '[Ein ganzer Satz.]{lang=de}', 'Write \\[words]{lang=de}, or { and {x=1}.'];
    expect(told(site, 'pages/a.json', pageOf('A', [prose(texts.join('\n\n'))]))).not.toContainEqual(
      expect.stringMatching(/^(?:text|language|token)\//),
    );
  });

  it.each(['PL', 'DE', 'GB', 'US'])('numbers of emergencies, which nobody has for their own, in %s', (country) => {
    site = smallSite({ ...ALL, country, phones: { main: '+49 30 5550123', emergency: '112', night: '116 117' } });
    const call = { type: 'cta', heading: 'Call', actions: [{ label: 'Call 112', href: 'tel:112' }] };
    const blocks = [prose('[Help](tel:116117).'), { ...call, phone: { label: 'Or', number: '999' } }];
    expect(told(site, 'pages/a.json', pageOf('A', blocks))).not.toContainEqual(
      expect.stringMatching(/phone|link|wrong-form/),
    );
    expect(reported(readSite(site.root)).filter(({ code }) => /phone|wrong-form/.test(code))).toEqual([]);
  });

  it.each([
    '506-444-8142 ext. 12',
    '506-444-8142, poste 12',
    '(506) 444-8142 x12',
    '+1 506 444 8142 Ext 12',
    '506-444-8142 分機 12',
    '506-444-8142轉12',
  ])('a number with its extension: %s', (number) => {
    site = smallSite({ ...ALL, country: 'CA', phones: { main: '506-444-8142', office: number, hydro: '310-2355' } });
    const actions = [
      { label: 'Call the lab', href: `tel:${number}` },
      { label: 'Call', href: 'tel:+15064448142,14' },
    ];
    const call = { type: 'cta', heading: 'Call', actions, phone: { label: 'Or', number } };
    const page = pageOf('A', [call, prose('[Write](tel:506-444-8142;ext=12).')]);
    expect(told(site, 'pages/a.json', page)).not.toContainEqual(expect.stringMatching(/phone|link|wrong-form/));
    expect(reported(readSite(site.root)).filter(({ code }) => /phone|wrong-form/.test(code))).toEqual([]);
  });

  it('what systems and editors leave beside the files of a site', () => {
    site = smallSite(ALL);
    const names = [
      'Thumbs.db',
      'Icon\r',
      '~$a.json',
      'a.json~',
      '#a.json#',
      '.a.json.swp',
      '.~lock.a.odt#',
      '__MACOSX/x',
    ];
    for (const name of names) for (const folder of ['pages', 'public']) site.write(`${folder}/${name}`, 'x');
    expect(reported(readSite(site.root)).filter(({ file }) => names.some((name) => file.includes(name)))).toEqual([]);
    expect(
      [...publishedFiles(listPublic(readSite(site.root).source))].filter((file) => /[~#]|Icon|x$/.test(file)),
    ).toEqual([]);
  });

  it('a description that is short as it is written, and long as it is read', () => {
    site = smallSite({ ...ALL, facts: { about: 'A'.repeat(60) } });
    const described = (description: string) => pageOf('A', [prose('Words.')], { seo: { description } });
    expect(told(site, 'pages/a.json', described('{site.facts.about}'))).not.toContain('seo/short-description');
    expect(told(site, 'pages/a.json', described('{site.name}'))).toContain('seo/short-description');
  });

  it('a description of letters that say as much as two others', () => {
    site = smallSite(ALL);
    const described = (description: string) => pageOf('A', [prose('Words.')], { seo: { description } });
    const code = 'seo/short-description';
    expect(
      told(site, 'pages/a.json', described('全十二室の温泉旅館。源泉かけ流しの露天風呂が自慢です。')),
    ).not.toContain(code);
    expect(told(site, 'pages/a.json', described('全十二室の温泉旅館。'))).toContain(code);
    expect(told(site, 'pages/a.json', described('ที่นี่มีที่พัก '.repeat(5)))).toContain(code);
  });

  it('a link to another site in another folder of the same host', () => {
    site = smallSite({ ...ALL, url: 'https://quay.example.org', basePath: '/site' });
    const code = 'link/own-address';
    expect(told(site, 'pages/a.json', pageOf('A', [link('https://quay.example.org/contact')]))).not.toContain(code);
    expect(told(site, 'pages/a.json', pageOf('A', [link('https://quay.example.org/site')]))).toContain(code);
    expect(told(site, 'pages/a.json', pageOf('A', [link('https://quay.example.org/sites')]))).not.toContain(code);
  });

  it('a folder on the host that is called as a project on GitHub may be', () => {
    const file = 'pages/_site.json';
    site = smallSite(ALL);
    const inFolder = (basePath: string) => ({ ...site.read(file), url: 'https://anna.github.io', basePath });
    expect(told(site, file, inFolder('/My_Bakery'))).not.toContain('field/wrong-form');
    expect(told(site, 'pages/a.json', pageOf('A', [link('https://anna.github.io/My_Bakery')]))).toContain(
      'link/own-address',
    );
    for (const basePath of ['/My Bakery', '/bakery/', 'bakery', '/a"b', '/v2.0'])
      expect(told(site, file, inFolder(basePath))).toContain('field/wrong-form');
  });

  it('a number of the site, as it is written abroad', () => {
    site = smallSite({ ...ALL, lang: 'de-DE', phones: { main: '030 5550123' } });
    expect(told(site, 'pages/a.json', pageOf('A', [link('tel:+49305550123')]))).not.toContain('link/other-number');
    expect(told(site, 'pages/a.json', pageOf('A', [link('tel:+49305550124')]))).toContain('link/other-number');
  });

  it('a number that nobody can be called at: it is told as that, and once', () => {
    site = smallSite({ ...ALL, lang: 'de-DE', phones: { main: '030 5550123' } });
    const codes = told(site, 'pages/a.json', pageOf('A', [link('tel:+4930555012345678901')]));
    expect(codes.filter((code) => /number|phone/.test(code))).toEqual(['phone/impossible']);
  });

  it('words of other languages that begin as English notes do', () => {
    site = smallSite({ ...ALL, lang: 'es-ES' });
    const code = 'text/placeholder';
    expect(
      told(site, 'pages/a.json', pageOf('A', [prose('Abierto todo el año.', 'Todo lo que necesita')])),
    ).not.toContain(code);
    expect(told(site, 'pages/a.json', pageOf('A', [prose('TODO write this.')]))).toContain(code);
  });

  it.each([
    ['Inhalt folgt', 'Der Weg folgt dem Bach bis zur Mühle.'],
    ['Hier komt nog tekst.', 'Hier komt de tekst van de wet aan de orde.'],
    ['(à compléter)', 'Un formulaire à compléter vous attend à la réception.'],
    ['por definir', 'Queda por definir el color.'],
    ['do uzupełnienia…', 'Formularz do uzupełnienia czeka w recepcji.'],
    ['doldurulacak', 'Form kapıda doldurulacak.'],
    ['추후 입력', '추후 공지'],
    ['작성 예정', '신청서는 학교에서 작성합니다.'],
    ['여기에 내용을 입력하세요.', '내용을 입력하세요'],
    ['ㅁㄴㅇㄹ', '○○동 주민센터'],
    ['nog in te vullen', 'Een formulier om in te vullen.'],
    ['Typ hier uw tekst', 'Hier staat uw tekst vanaf morgen in de etalage.'],
    ['Tu wpisz tekst', 'Tu wpisz tekst na kubku, a my go nadrukujemy.'],
    ['Votre texte ici', 'Nous brodons votre texte sur un sac.'],
    ['Texte à venir…', 'À venir'],
    ['Escriba aquí su texto', 'Escriba su texto y lo grabamos.'],
    ['Texto de exemplo', 'De prueba'],
    ['Inserire testo qui', 'Segnaposto'],
    ['準備中です。', '準備中の商品もございます。'],
    ['ここに文章が入ります。', '箱に文章が入りますので、ご注意ください。'],
    ['（作成中）', '作成中の動画'],
    ['ダミーテキストダミーテキスト', 'ダミーの展示'],
    ['テキストテキストテキスト', 'テキストは当日お渡しします。'],
    ['〇〇〇〇', '○○'],
    ['준비 중입니다.', '시험 준비 중인 학생'],
    ['建设中……', '建设中的地铁'],
    ['此处填写内容', '请在表格中填写内容'],
    ['（待補）', '待補的文物'],
    ['請在此處輸入文字', '請在表單中輸入文字'],
    ['本網頁建置中', '建置中的展廳'],
    ['ใส่ข้อความที่นี่', 'ใส่ข้อความลงบนถ้วย แล้วเราอบให้'],
    ['อยู่ระหว่างปรับปรุง', 'สะพานอยู่ระหว่างปรับปรุง โปรดเลี้ยวซ้าย'],
    ['เร็ว ๆ นี้', 'มาเร็ว ๆ นี้จะดีมาก'],
    ['Nội dung đang cập nhật', 'Đang xây dựng thương hiệu'],
    ['Nhập nội dung ở đây', 'Nhập nội dung thư và gửi đi.'],
    ['قيد الإنشاء', 'مبنى قيد الإنشاء'],
    ['نص تجريبي', 'درس تجريبي'],
    ['Text kommer', 'En text kommer sällan ensam.'],
    ['Under opbygning', 'Et hus under opbygning'],
    ['Tekst følger', 'Teksten følger bogen.'],
    ['Skriv inn tekst her', 'Skriv inn koden her.'],
    ['Legg inn overskrift her', 'Legg inn varer her.'],
    ['Her kommer teksten', 'Her kommer teksten til sin rett.'],
    ['Siden er under arbeid', 'Hytta er under arbeid'],
    ['Mer info kommer', 'Mer kommer til Bergen'],
    ['Yakında!', 'Denize yakında'],
    ['Buraya metin gelecek', 'Metin gelecek hafta burada.'],
    ['Незабаром…', 'Незабаром новий набір'],
    ['Тут буде текст', 'Тут буде весело'],
    ['Aquí va el texto', 'Aquí va el tren de las nueve.'],
    ['Falta el texto.', 'Falta el texto de la ley.'],
    ['Idatzi hemen zure testua', 'Idatzi hemen zure izena.'],
    ['Laster!', 'Laster arte'],
    ['Zde doplňte text', 'Zde doplňte text písně.'],
    ['Text bude doplněn.', 'Seznam bude doplněn o nové žáky.'],
    ['Stránka je ve výstavbě', 'Hala je ve výstavbě'],
    ['Tuto stránku pro vás připravujeme…', 'Připravujeme žáky na maturitu.'],
    ['Vítejte ve WordPressu. Toto je váš první příspěvek.', 'Učíme se pracovat ve WordPressu.'],
    ['Welcome to WordPress. This is your first post.', 'We moved from WordPress to Pagewright.'],
    ['Coming soon', 'Coming soon to Kyoto'],
  ])('words for what comes later, where they are not all of a text: %s, but %s', (held, real) => {
    site = smallSite(ALL);
    const page = (text: string) => pageOf('A', [{ type: 'prose', heading: text, body: text }]);
    const count = (text: string) =>
      told(site, 'pages/a.json', page(text)).filter((code) => code === 'text/placeholder').length;
    expect([count(held), count(real)]).toEqual([2, 0]);
  });

  it('something that is to come, among others that are there', () => {
    site = smallSite(ALL);
    const cards = { type: 'cardGrid', heading: 'Coming soon', cards: [{ title: 'Rye', text: 'Coming soon' }] };
    const hero = { type: 'hero', eyebrow: 'Yakında', heading: 'Spelt' };
    expect(told(site, 'pages/a.json', pageOf('A', [hero, cards]))).not.toContain('text/placeholder');
    expect(told(site, 'pages/a.json', pageOf('Yakında', [hero]))).toContain('text/placeholder');
  });

  it('what a form asks visitors to fill in', () => {
    site = smallSite(ALL);
    const field = { name: 'more', label: 'More', placeholder: '여기에 내용을 입력하세요' };
    const form = { type: 'inquiryForm', fields: ['email', 'message', field] };
    expect(told(site, 'pages/a.json', pageOf('A', [form]))).not.toContain('text/placeholder');
  });

  it('a page whose time is over, which says what the one after it says, and which nothing leads to any more', () => {
    site = smallSite({ checks: { 'page/no-hero': 'off', 'text/repeated': 'warning' } });
    site.write(
      'pages/b.json',
      pageOf('Summer', [prose('We open at seven in the morning and close late in the evening.')]),
    );
    const page = (more: object) => ({ ...site.read('pages/b.json'), ...more });
    const codes = ['page/orphan', 'seo/duplicate-title', 'text/repeated'];
    expect(told(site, 'pages/c.json', page({})).toSorted()).toEqual(codes);
    expect(told(site, 'pages/c.json', page({ unpublishAt: '2020-01-01' }))).toEqual([]);
    expect(told(site, 'pages/a.json', page({ unpublishAt: '2020-01-01' }))).toEqual([]);
    expect(told(site, 'pages/c.json', page({ unpublishAt: '2999-01-01' })).toSorted()).toEqual(codes);
  });

  it('words that lead to one page by each of its addresses', () => {
    site = smallSite({ ...ALL, redirects: [{ from: '/Prices.html', to: '/prices' }] });
    site.write('pages/prices.json', pageOf('Prices', [{ ...prose('Words.'), id: 'all' }], { aliases: ['/costs'] }));
    const links = (...hrefs: string[]) =>
      pageOf('A', [prose(hrefs.map((href) => `[Our prices](${href})`).join(' or '))]);
    const code = 'link/same-words';
    expect(told(site, 'pages/a.json', links('/prices', '/costs', '/Prices.html'))).not.toContain(code);
    expect(told(site, 'pages/a.json', links('/costs', '/prices#all'))).toContain(code);
  });

  it('a day that is written in another form, beside a later one', () => {
    site = smallSite(ALL);
    const page = (publishAt: string) => pageOf('A', [prose('Words.')], { publishAt, unpublishAt: '2999-12-01' });
    expect(told(site, 'pages/a.json', page('2999-5-21'))).not.toContain('page/never-shown');
    expect(told(site, 'pages/a.json', page('2999-12-21'))).toContain('page/never-shown');
  });

  it('a page of many words, of which some are a note', () => {
    site = smallSite(ALL);
    const noted = (words: number) => ({ ...prose('word '.repeat(words)), note: 'word '.repeat(300) });
    expect(told(site, 'pages/a.json', pageOf('A', [noted(3900)]))).not.toContain('page/too-long');
    expect(told(site, 'pages/a.json', pageOf('A', [noted(4100)]))).toContain('page/too-long');
    expect(told(site, 'pages/a.json', pageOf('A', [prose('源泉かけ流しの湯。'.repeat(2500))]))).toContain(
      'page/too-long',
    );
  });

  it('a translation that is published before its original', () => {
    site = smallSite({ ...ALL, languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/team.json', pageOf('Team', [prose('Words.')], { publishAt: '2999-01-01' }));
    site.write('pages/de/index.json', pageOf('Start', [link('/de/leute')]));
    const translation = pageOf('Leute', [prose('Worte.')], { translationOf: '/team' });
    expect(told(site, 'pages/de/leute.json', translation)).not.toContain('link/draft-page');
    expect(resolved(site.root).page('/de/leute')?.head.alternates).toBeUndefined();
  });

  it('a page for those who know its address, but not one that only its translation names', () => {
    site = smallSite({ ...ALL, languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/index.json', pageOf('Start', [prose('Worte.')]));
    site.write('pages/de/leute.json', pageOf('Leute', [prose('Worte.')], { translationOf: '/team' }));
    const hidden = { seo: { description: 'Minutes, forms and keys.', noindex: true } };
    expect(told(site, 'pages/members.json', pageOf('Members', [prose('Words.')], hidden))).not.toContain('page/orphan');
    expect(told(site, 'pages/team.json', pageOf('Team', [prose('Words.')]))).toContain('page/orphan');
  });

  it('a link that says in which language the page behind it is', () => {
    site = smallSite({ ...ALL, languages: [{ lang: 'nb-NO', folder: '/nb' }] });
    site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }]));
    site.write('pages/nb/index.json', pageOf('Hjem', [prose('Ord.')]));
    const codes = (words: string) => told(site, 'pages/nb/a.json', pageOf('A', [prose(`[${words}](/)`)]));
    for (const words of ['In English', 'Les på engelsk', 'English'])
      expect(codes(words), words).not.toContain('language/other-page');
    for (const words of ['Til forsiden', 'Vi har kurs som holdes på engelsk'])
      expect(codes(words), words).toContain('language/other-page');
    expect(told(site, 'pages/b.json', pageOf('B', [prose('[Norsk](/nb)')]))).not.toContain('language/other-page');
  });

  it('a page that was moved, and stands in the menu of its language', () => {
    const languages = [{ lang: 'de', folder: '/de' }];
    site = smallSite({ ...ALL, languages, redirects: [{ from: '/de/jobs/help', to: '/de/help' }] });
    const list = { type: 'collection', from: '/de/jobs' };
    site.write('pages/de/index.json', pageOf('Start', [prose('Worte.'), list]));
    site.write('pages/de/jobs/a.json', pageOf('A', [prose('Worte.')]));
    const help = pageOf('Hilfe', [prose('Worte.')]);
    expect(told(site, 'pages/de/help.json', help)).toContain('page/left-list');
    site.write('pages/de/_site.json', { version: 1, navigation: [{ label: 'Hilfe', href: '/de/help' }] });
    expect(told(site, 'pages/de/help.json', help)).not.toContain('page/left-list');
  });

  it('a page as missing in a language, while the one that may stand for it cannot be read', () => {
    site = smallSite({ ...ALL, languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/prices.json', pageOf('Prices', [prose('Words.')]));
    site.write('pages/de/index.json', pageOf('Start', [{ type: 'hero', heading: 'Start' }]));
    const missing = () => reported(readSite(site.root)).some(({ code }) => code === 'language/untranslated-page');
    expect(missing()).toBe(true);
    site.write('pages/de/preise.json', '{ "title": "Preise" "translationOf": "/prices" }');
    expect(missing()).toBe(false);
  });

  it('descriptions of pictures that begin with a word like "Bild"', () => {
    site = smallSite(ALL);
    const shown = (alt: string) =>
      pageOf('A', [{ type: 'hero', heading: 'A', image: { src: '/images/hero/cloud.svg', alt } }]);
    const code = 'image/alt-phrase';
    for (const alt of [
      'Bildschirme im Büro',
      '写真館の入口',
      'Fotografen på Bergsgatan',
      'Bildet på veggen',
      'Фотограф у залі',
      '사진관',
      'ภาพวาดฝาผนังในห้องครัว',
      'Hình xăm trên tay',
    ])
      expect(told(site, 'pages/a.json', shown(alt)), alt).not.toContain(code);
    for (const alt of [
      'Foto da equipa',
      'รูปภาพ',
      'ภาพถ่ายของครัว',
      'Hình ảnh của căn bếp',
      'Zdjęcie warsztatu',
      'Een foto van de winkel',
      "Photo de l'étang",
      'Foto dell’officina',
      'Bild på verkstaden',
      'Et billede af butikken',
      'Bilde av et hus',
      'bilde som viser stuen',
      'Bilde',
      'Фото майстерні',
      'صورة العيادة',
      '写真',
      '사진',
      '图片',
      'Fotoğraf',
    ])
      expect(told(site, 'pages/a.json', shown(alt)), alt).toContain(code);
  });

  it('descriptions of pictures that are names which cameras give', () => {
    site = smallSite(ALL);
    const shown = (alt: string) =>
      pageOf('A', [{ type: 'hero', heading: 'A', image: { src: '/images/hero/cloud.svg', alt } }]);
    const code = 'image/alt-file-name';
    for (const alt of ['IMG_2041', 'DSCN0042', 'P1010042', '20240517_143022', 'Skjermbilde 2024-05-17', 'bilde 3'])
      expect(told(site, 'pages/a.json', shown(alt)), alt).toContain(code);
    for (const alt of ['P3 on the lower deck', '1903', 'Image 3 of the altar', '20240517'])
      expect(told(site, 'pages/a.json', shown(alt)), alt).not.toContain(code);
  });

  it('square brackets that are no shortcode of another system, and addresses that ask the home page for something', () => {
    site = smallSite(ALL);
    const body =
      'He said [sic] and [gallery](/) and \\[gallery], where [a n=5] stands. [Home](/?utm_source=letter) [2024](/?year=2024)';
    const codes = told(site, 'pages/a.json', pageOf('A', [prose(body, 'What [he] says')]));
    for (const code of ['text/formatting', 'text/markup', 'link/missing-page']) expect(codes).not.toContain(code);
  });

  it.each([
    ['We mend;\nwe sell;\nwe ride.', []],
    ['Open daily; closed on Mondays\nand in June; ring us.', []],
    ['Fish &amp;Chips\nSalt &#38;Pepper', []],
    ['```\na;b\nc;d\n```', []],
    ['Tea;3\nCoffee;4', ['text/unfinished']],
  ])('semicolons between words, but not between the cells of a table: %j', (body, expected) => {
    site = smallSite();
    expect(told(site, 'pages/a.json', pageOf('A', [prose(body)]))).toEqual(expected);
  });

  it('categories that no list has, as their page is a draft', () => {
    site = smallSite();
    const article = (field: string, more = {}) => pageOf(field, [prose('Words.')], { facts: { field }, ...more });
    site.write('pages/projects/a.json', article('R & D'));
    const list = pageOf('Work', [{ type: 'collection', from: '/projects', categories: { by: 'field' } }]);
    site.write('pages/projects/b.json', article('R and D', { draft: true }));
    expect(told(site, 'pages/projects/index.json', list)).not.toContain('collection/same-address');
    site.write('pages/projects/b.json', article('R and D'));
    expect(told(site, 'pages/projects/index.json', list)).toContain('collection/same-address');
  });
});

describe('what is wrong is told', () => {
  it.each([
    'hier',
    'Mehr erfahren …',
    'Saiba mais',
    'ici',
    'こちら',
    '더보기',
    '点击这里',
    '點此',
    '閱讀更多',
    'اضغط هنا',
    'Läs mer',
    'Klikk her',
    'Les mer her',
    'klik her',
    'Lees verder »',
    'Buraya tıklayın',
    'Pincha aquí',
    '+ info',
    'Gehiago irakurri',
    'Číst dál…',
    'Tento odkaz',
    'Детальніше',
    '詳細はこちら',
  ])('words of a link that say nothing in their language, "%s"', (words) => {
    site = smallSite(ALL);
    site.write('pages/prices.json', pageOf('Prices', [prose('Words.')]));
    const code = 'link/empty-words';
    expect(told(site, 'pages/a.json', pageOf('A', [prose(`[${words}](/prices)`)]))).toContain(code);
    expect(told(site, 'pages/a.json', pageOf('A', [prose(`[${words} zu Preisen](/prices)`)]))).not.toContain(code);
  });

  it('letters that a language has not, in names, but not those of another encoding', () => {
    site = smallSite({ ...ALL, lang: 'cs' });
    const codes = (body: string) => told(site, 'pages/a.json', pageOf('A', [prose(body)]));
    expect(codes('Søren četl Molièra.')).not.toContain('text/mojibake');
    expect(codes('Den otevøených dveøí, 1. roèník')).toContain('text/mojibake');
    const found = reported(readSite(site.root)).find(({ code }) => code === 'text/mojibake');
    expect(found?.hint).toBe('Write "otevřených" ("npm run fix" does it for you).');
  });

  it('a link on a page in another language, without the folder of that', () => {
    site = smallSite({
      ...ALL,
      languages: [
        { lang: 'fr', folder: '/fr' },
        { lang: 'de', folder: '/de' },
      ],
    });
    for (const folder of ['de', 'fr']) site.write(`pages/${folder}/menu.json`, pageOf('Menu', [prose('Words.')]));
    site.write('pages/de/a.json', pageOf('A', [link('/menu')]));
    const found = reported(readSite(site.root)).find(({ code }) => code === 'link/missing-page');
    expect(found?.hint).toBe('Did you mean "/de/menu"?');
  });

  it('a page that no list shows, since it lies deeper than the folder that is listed', () => {
    site = smallSite(ALL);
    const list = pageOf('Work', [prose('Words.'), { type: 'collection', from: '/projects' }]);
    site.write('pages/projects/index.json', list);
    site.write('pages/projects/a.json', pageOf('A', [prose('Words.')]));
    expect(told(site, 'pages/projects/a/b.json', pageOf('B', [prose('Words.')]))).toContain('page/orphan');
    expect(told(site, 'pages/projects/a.json', pageOf('A', [prose('Words.')]))).not.toContain('page/orphan');
  });

  it.each(['us', 'UK'])('a country that does not exist, %s, once, and no number because of it', (country) => {
    site = smallSite({ country, phones: { main: '020 7946 0000' } });
    site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }, link('tel:02079460001')]));
    const found = reported(readSite(site.root)).map(({ code, suggestions }) => [code, suggestions?.[0]?.edits[0]]);
    const [code, value] = country === 'us' ? ['field/wrong-form', 'US'] : ['phone/unknown-country', 'GB'];
    expect(found).toEqual([[code, expect.objectContaining({ value })]]);
  });

  it('the tag of a language in other letters, but not one of a region or a script', () => {
    const tags = ['pt_br', 'zh-hant-tw', 'es-419', 'sr-Latn', 'zh-Hant-HK'];
    site = smallSite({ languages: tags.map((lang, index) => ({ lang, folder: `/l${index}` })) });
    const found = reported(readSite(site.root)).filter(({ code }) => code === 'field/wrong-form');
    const meant = found.map(({ suggestions: [first] = [] }) => first?.edits[0]);
    expect(meant).toEqual(['pt-BR', 'zh-Hant-TW'].map((value) => expect.objectContaining({ value })));
  });

  it('a sentence that begins with its link, as in Turkish, but a link without words', () => {
    const consent = { before: '', link: 'Gizlilik bildirimini', after: ' okudum.' };
    site = smallSite({ strings: { form: { consent } } });
    expect(reported(readSite(site.root))).toEqual([]);
    site.remove();
    site = smallSite({ strings: { form: { consent: { ...consent, link: '' } } } });
    expect(reported(readSite(site.root)).map(({ code }) => code)).toEqual(['text/blank']);
  });

  it('a page in the place of what a language says where nothing is', () => {
    site = smallSite({ languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/index.json', pageOf('Start', [prose('Worte.')]));
    expect(told(site, 'pages/de/404.json', pageOf('Nichts', [prose('Worte.')]))).toContain('page/reserved-address');
  });

  it('a home page of a further language that is not published, once, whatever leads there', () => {
    site = smallSite({ ...ALL, languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }, link('/de')]));
    const home = (more: Record<string, unknown>) => pageOf('Start', [{ type: 'hero', heading: 'Start' }], more);
    const errors = (more: Record<string, unknown>) => {
      site.write('pages/de/index.json', home(more));
      const codes = reported(readSite(site.root)).map(({ code }) => code);
      return codes.filter((code) => ['site/hidden-home', 'link/draft-page'].includes(code));
    };
    expect(errors({ draft: true })).toEqual(['site/hidden-home']);
    expect(errors({ publishAt: '2999-01-01' })).toEqual(['site/hidden-home']);
    expect(errors({ publishAt: '2020-01-01' })).toEqual([]);
    expect(resolved(site.root).site.languages?.map(({ href }) => href)).toEqual(['/', '/de']);
  });

  it('a day that no calendar has, also of a change', () => {
    site = smallSite();
    expect(told(site, 'pages/a.json', pageOf('A', [prose('Words.')], { updatedAt: '2026-02-30' }))).toContain(
      'page/impossible-date',
    );
  });

  it('the sign of a heading in a plain text, and the letter that an entity means', () => {
    site = smallSite(ALL);
    site.write('pages/a.json', pageOf('A', [prose('Words.', '## What we do'), prose('Words.', '&Ouml;ffnungszeiten')]));
    const problems = reported(readSite(site.root)).filter(({ file }) => file === 'pages/a.json');
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['text/markup', 'text/entity']));
    expect(problems.find(({ code }) => code === 'text/entity')?.hint).toContain('Ö');
  });

  it('a number that stands for a sign, with no sign in its place that nobody sees', () => {
    site = smallSite(ALL);
    const texts = ['9 &#8211; 17', 'So &#128512; so', '9 &#150; 17', 'A &#xD800; B'];
    site.write(
      'pages/a.json',
      pageOf(
        'A',
        texts.map((text) => prose(text)),
      ),
    );
    const found = reported(readSite(site.root)).filter(({ code }) => code === 'text/entity');
    const fix = '("npm run fix" does it for you).';
    const unknown = 'Write the sign itself.';
    const hints = [`Write – ${fix}`, `Write \u{1F600} ${fix}`, unknown, unknown];
    expect(found.map(({ hint }) => hint)).toEqual(hints);
    expect(found.map(({ suggestions = [] }) => suggestions.length)).toEqual([1, 1, 0, 0]);
  });

  it('the folder of the site in an address, with what is to stand there', () => {
    site = smallSite({ basePath: '/site' });
    const image = { src: '/site/images/hero/cloud.svg', alt: '' };
    const links = ['/site', '/site/index.html', '/site/a?b#top', '/site/images/hero/home.svg'].map(link);
    site.write(
      'pages/a.json',
      pageOf('A', [
        { type: 'hero', heading: 'A', image },
        { ...prose('Words.'), id: 'top' },
      ]),
    );
    site.write('pages/b.json', pageOf('B', [{ type: 'hero', heading: 'B', image }, ...links]));
    const found = reported(readSite(site.root)).filter(({ file }) => file === 'pages/b.json');
    expect(found.map(({ fixable, suggestions = [] }) => [fixable, suggestions.map(({ edits }) => edits[0])])).toEqual(
      ['/images/hero/cloud.svg', '/', '/', '/a?b#top', '/images/hero/home.svg'].map((value) => [
        true,
        [expect.objectContaining({ kind: 'replace', value })],
      ]),
    );
  });

  it('the folder of the site before a feed and before what lists name', () => {
    site = smallSite({ basePath: '/site' });
    const lists = (base: string) => [
      { type: 'collection', from: `${base}/news` },
      { type: 'collection', from: '/news', only: [`${base}/news/a`] },
      link(`${base}/news/feed.xml`),
    ];
    site.write('pages/news/a.json', pageOf('A', [prose('Words.')], { facts: { date: '2026-05-21' } }));
    const list = { type: 'collection', from: '/news', feed: true, sort: { by: 'date' } };
    site.write('pages/news/index.json', pageOf('News', [list]));
    site.write('pages/b.json', pageOf('B', lists('/site')));
    const found = reported(readSite(site.root)).filter(({ file }) => file === 'pages/b.json');
    expect(found.map(({ code, hint }) => [code, hint.split('"')[1]])).toEqual([
      ['collection/empty', '/news'],
      ['collection/unknown-page', '/news/a'],
      ['link/missing-file', '/news/feed.xml'],
    ]);
  });

  it('a component with the name of a block that is there: all else that is said of the site stays as it was', () => {
    site = smallSite();
    const before = reported(readSite(site.root)).length;
    site.write('blocks/hero.tsx', 'export default () => null;\n');
    const after = reported(readSite(site.root));
    expect(after.map(({ file, code }) => [file, code])).toContainEqual(['blocks/hero.tsx', 'own/taken-name']);
    expect(after).toHaveLength(before + 1);
  });
});

it('lists and menus show what pages say of themselves: categories by numbers, words of pages at the top', () => {
  site = smallSite({ navigation: [{ label: 'More', links: [{ label: 'About', href: '/about' }] }] });
  site.write('pages/about.json', pageOf('About', [prose('Words.')], { card: { menuText: 'Who we are' } }));
  site.write('pages/projects/a.json', pageOf('A', [prose('Words.')], { facts: { year: 2024 } }));
  site.write(
    'pages/projects/index.json',
    pageOf('Work', [{ type: 'collection', from: '/projects', categories: { by: 'year' } }]),
  );
  const content = resolved(site.root);
  const [list] = content.page('/projects/category/2024')?.blocks ?? [];
  expect((list as unknown as { items: unknown[] }).items).toHaveLength(1);
  expect(content.site.navigation[0]?.links?.[0]?.text).toBe('Who we are');
});
