import { forEachString, isTechnical } from '../../model/content/texts.ts';
import { joinLines } from '../../model/words/letters/join-lines.ts';
import { languageAmong, primaryLanguage } from '../../model/words/language-tag.ts';
import { THAI_MONTHS } from '../../model/words/meant/thai-vietnamese-days.ts';
import type { DataPath } from '../../model/diagnostics/diagnostic.ts';
import { valueAt } from '../../model/content/value-at.ts';
import { isSiteKind, type ContentDocument } from '../../model/content/content.ts';
import { READ_IN_SITE_FILE } from '../site/languages/translated-words.ts';

/** The letters of each currency, such as "CHF"; in Switzerland people write "Fr.", too. */
const CURRENCIES = ['[Ff]r\\.', ...Intl.supportedValuesOf('currency')].join('|');
/** What stands behind a figure, and what stands before one. */
const UNITS =
  '[%‰€$£¥¢₴₺฿₫°]|zł|Kč|kr|TL|tys\\.|mln|h|min|s|[kmµ]?g|[kcm]?m[²³23]?|[mc]?l|ha|t|k?Wh?|V|°C|Uhr|uur|hod\\.|godz\\.|r\\.|lat|' +
  `грн|тис\\.|млн|год|хв|кг|[кс]?м[²³]?|р\\.|₽|руб\\.|тыс\\.|млрд|мин|сек|ч|гг?\\.|` +
  `₪|ש["״]ח|דק[׳']|[סק]["״]מ|ק["״]ג|${CURRENCIES}`;
const NUMBERED =
  "§{1,2}|[Tt]el\\.|Abs\\.|ust\\.|pkt|lok\\.|poz\\.|godz\\.|R\\$|[€$£₺฿№]|[Nn](?:[.ºo°]{1,2}|rs?\\.?)|No:|kl\\.|[Kk]r\\.?|буд\\.|art\\.|str\\.|[Ss]\\.|p\\.|poste|(?:עמ|מס)[׳']|" +
  CURRENCIES;
/**
 * Parts of a number, and a figure with what is counted: "1 250", "17 853 12 34", "14 h 30", "50 %", "CHF 48.–", "nº
 * 27".
 */
const FIGURES = [
  '(?<=(?<!\\d)\\d{1,3} )(?=\\d{2,3}(?!\\d))',
  '(?<=\\d h )(?=\\d\\d(?!\\d))',
  `(?<=\\d )(?=(?:${UNITS})(?![\\p{L}\\d'’]))`,
  `(?=\\d)(?<=(?:^|[\\s(])(?:${NUMBERED}) )`,
].join('|');

/** Signs stand behind a space in French, and would begin the next line. */
const SIGNS = '(?<=« )|(?=[?!;:»])';

/** A dash between words ends a line, and begins none. */
const DASHES = '(?<=\\S )(?=— )';

/** What is short for a street, a square or a title belongs to the name behind it: "ul. Puławska", "dr Anna". */
const BEFORE_NAMES = '(?<=(?:^|[\\s(])(?:(?:[Uu]l|[Aa]l|[Pp]l|[Oo]s|św|im|prof|lek|inż)\\.|[Dd]r|mgr) )(?=\\p{L})';

/** The letters of a postal code of the Netherlands, and what is short for a title: "1017 CA", "mr. dr. Berg". */
const DUTCH = [
  '(?<=(?<!\\d)[1-9]\\d{3} )(?=[A-Z]{2}(?![\\p{L}\\d]))',
  '(?<=(?:^|[\\s(\u00a0])(?:[Mm]r|[Dd]rs?|[Pp]rof|[Ii]r|[Ii]ng|[Mm]evr|[Dd]hr)\\. )(?=\\p{L})',
];

/**
 * In Czech and Slovak a number with a point belongs to what it counts, and what is short to its number or name: "1. 9.
 * 2026", "3. A", "čl. 5", "tel.: 541", "561/2004 Sb.", "Mgr. Jana Nováková, Ph.D.".
 */
const CZECH = [
  '(?<=(?<!\\d)\\d{1,3}\\. )(?=[\\d\\p{Ll}]|\\p{Lu}(?!\\p{L}))',
  '(?<=(?:^|[\\s\u00a0(])(?:(?:[Čč]l|odst|písm|[Čč]|č\\. ?j|č\\. ?p|č\\. ?ú|[Ss]tr|r)\\.|(?:[Tt]el|[Mm]ob)\\.:|(?:IČO?|DIČ|PSČ):?|cca) )(?=[\\p{L}\\d])',
  '(?<=\\d )(?=Sb\\.)',
  '(?<=(?:^|[\\s\u00a0(])(?:Mgr|MgA|Ing|arch|Bc|BcA|RNDr|PhDr|PhMr|JUDr|M[UV]Dr|PaedDr|ThDr|[Pp]rof|[Dd]oc|[Uu]l|[Nn]ám|[Tt]ř|[Ss]v)\\. )(?=\\p{L})',
  '(?<=\\p{L}, )(?=(?:Ph\\.D|Th\\.D|CSc|DrSc|DiS|MBA)(?!\\p{L}))',
];

/** In Basque a number with a point belongs to what it counts, and "%" stands before its figure: "1. aretoa", "% 70". */
const BASQUE = ['(?<=(?<!\\d)\\d{1,3}\\. )(?=\\p{Ll})', '(?<=[%‰] )(?=\\d)'];

/**
 * In Thai, where spaces stand between phrases, what counts has a space, too: "45 นาที", "8.30 น.", "16 มกราคม พ.ศ.
 * 2570", "โทร. 053". No line begins with the sign that repeats a word, nor with "and so on": "เล็ก ๆ", "ข้าว ฯลฯ".
 */
const THAI = [
  '(?=ๆ|ฯลฯ)',
  '(?<=[\\d๐-๙½¼¾] )(?=บาท|น\\.|โมง|นาที|ชั่วโมง|ชม\\.|วัน|คืน|สัปดาห์|เดือน|ปี(?! [\\d๐-๙])|คน|ท่าน|ห้อง|จาน|ชิ้น|กิโล|กก\\.|กรัม|ก\\.|กม\\.|เมตร|ม\\.|ซม\\.|ลิตร|มล\\.|ช้อน|ถ้วย|องศา|%)',
  `(?<=[\\d๐-๙] )(?=(?:${THAI_MONTHS.join('|')})(?![ก-๎]))`,
  `(?<=(?:${THAI_MONTHS.join('|')}) )(?=[\\d๐-๙]|[พค]\\. ?ศ\\.)`,
  '(?<=(?:[พค]\\. ?ศ\\.|โทร\\.?|เบอร์|ซอย|ซ\\.|หมู่|หมู่ที่|ม\\.|เลขที่|ข้อ|หน้า|วันที่|มาตรา|ร้อยละ|ชั้น|ห้อง|ปี) )(?=[\\d๐-๙])',
];

/** In Vietnamese: "16 tháng 1 năm 2027", "thứ 7", "900.000 đồng", "TP. Hồ Chí Minh", "Q. 1". */
const VIETNAMESE = [
  '(?<=(?<![\\p{L}\\d])(?:[Nn]gày|[Tt]háng|[Nn]ăm|[Tt]hứ|[Ss]ố|[Tt]ầng|[Pp]hòng|[Qq]uận|ĐT:?|[Hh]otline:?) )(?=\\d)',
  '(?<=\\d )(?=(?:tháng|đồng|đ|giờ|phút|ngày|đêm|người|tuổi|triệu|nghìn|ngàn|tỷ|món|phòng)(?!\\p{L}))',
  '(?<=(?<!\\p{L})(?:TP|Q|P|Tp|TX|ThS|TS|PGS|GS|BS|KTS)\\. )(?=[\\p{L}\\d])',
];

/** A word of one letter belongs to the next. */
const wordsOfOneLetter = (letters: string): string =>
  `(?<=(?:^|[\\s("„«])[${letters}${letters.toUpperCase()}] )(?=\\S|$)`;

/** Spaces at which no line should end, by language; where it has none, every space may end one. */
const UNBROKEN: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['da', 'de', 'es', 'he', 'nb', 'nn', 'no', 'pt', 'sv', 'tr'].map((lang) => [lang, joining(FIGURES)]),
  ),
  // The number of a company, as it stands at the foot of every page.
  it: joining(FIGURES, '(?<=P\\. )(?=IVA)', '(?<=IVA )(?=\\d)'),
  eu: joining(FIGURES, ...BASQUE),
  fr: joining(FIGURES, SIGNS),
  nl: joining(FIGURES, ...DUTCH),
  cs: joining(FIGURES, ...CZECH, wordsOfOneLetter('aikosuvz')),
  pl: joining(FIGURES, BEFORE_NAMES, wordsOfOneLetter('aiouwz')),
  sk: joining(FIGURES, ...CZECH, wordsOfOneLetter('aikosuvz')),
  ru: joining(FIGURES, DASHES, wordsOfOneLetter('авикосуя')),
  th: joining(FIGURES, ...THAI),
  uk: joining(FIGURES, DASHES, wordsOfOneLetter('авзійоуя')),
  vi: joining(FIGURES, ...VIETNAMESE),
};

/** Spaces with something around them: looked for by the space, which is far quicker than by what stands before it. */
function joining(...around: string[]): RegExp {
  return new RegExp(` (?:${around.join('|')})`, 'gu');
}

/** Sets a text as its language does: which words stay together in a line, and in which order its numbers are read. */
export type Typeset = (text: string) => string;

/** Languages without spaces between words: lines of theirs that follow each other have none, either. */
const WITHOUT_SPACES = new Set(['ja', 'zh', 'yue']);

/** How a language joins words with spaces that end no line, and lines; undefined where it has no such custom. */
export function joinWordsIn(lang: string): Typeset | undefined {
  if (WITHOUT_SPACES.has(primaryLanguage(lang))) return joinLines;
  const spaces = UNBROKEN[languageAmong(Object.keys(UNBROKEN), lang) ?? ''];
  return spaces && ((text) => (text.includes(' ') ? text.replace(spaces, '\u00a0') : text));
}

/** What lists find pages by has to be the same text on both sides. */
const COMPARED = new Set<string | number>(['facts', 'where', 'categories']);
/** Of a site file only these parts: others are also headers and addresses. */
const READ = new Set<string | number>(READ_IN_SITE_FILE);

/**
 * Typesets all plain texts of a page or a shared block, and of a site file those of header and footer; what was
 * formatted is typeset where it is parsed. Names and addresses are found by how they are written, and stay so.
 */
export function typesetPlainTexts(
  data: unknown,
  { kind, references }: ContentDocument,
  typesetAt: (path: DataPath) => Typeset | undefined,
): void {
  const written = new Set(references.flatMap(({ role, path }) => (role === 'figure' ? [] : [path.join('/')])));
  forEachString(data, (text, path) => {
    const key = path.at(-1);
    if (key === undefined || path.some((each) => COMPARED.has(each)) || isTechnical(text, path)) return;
    if (written.has(path.join('/')) || (isSiteKind(kind) && !READ.has(path[0] ?? ''))) return;
    const typeset = typesetAt(path);
    if (!typeset) return;
    const parent = valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>;
    parent[key] = typeset(text);
  });
}
