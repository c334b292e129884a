import type { ContentDocument } from '../../../../model/content/content.ts';
import type { Location } from '../../../../model/diagnostics/diagnostic.ts';
import { buttons, fields } from '../../../../model/diagnostics/example.ts';
import { inSimplifiedLetters } from '../../../../model/words/letters/simplified-letters.ts';
import { comparable } from '../../../../model/words/comparable.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { replaceTokens, replaceTokensInHref } from '../../../../model/content/tokens.ts';
import { withoutQueryAndHash } from '../../../../model/addresses/without-query-and-hash.ts';
import { createLocator } from '../../../read/locate.ts';
import { finalAddress } from '../../../site/links/final-address.ts';
import { linkNoun, linksOf } from '../../../site/links/links-of.ts';
import { leadsSomewhere } from '../../../site/links/leads-somewhere.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

/** Words of links that could lead anywhere, with a line for each language. */
const EMPTY = new Set(
  [
    'click here|click|here|this|this link|this page|link|more|read more|learn more|see more|find out more|more info|details|go|continue',
    'hier|hier klicken|klicken sie hier|mehr|mehr erfahren|mehr lesen|weiterlesen|zum link',
    'ici|cliquez ici|en savoir plus|lire la suite|voir plus',
    'aquí|clic aquí|haga clic aquí|haz clic aquí|pulse aquí|pulsa aquí|pinche aquí|pincha aquí|leer más|seguir leyendo|saber más|ver más|más información|más info|+ info|enlace|este enlace',
    'hemen|klikatu hemen|egin klik hemen|sakatu hemen|gehiago|irakurri gehiago|gehiago irakurri|gehiago jakin|ikusi gehiago|informazio gehiago|esteka|esteka hau|lotura',
    'aqui|clique aqui|saiba mais|saber mais|ler mais|leia mais|ver mais|mais informações',
    'qui|clicca qui|scopri di più|leggi di più|leggi tutto|per saperne di più',
    'klik hier|deze link|deze pagina|lees meer|lees verder|verder lezen|meer lezen|meer|meer info|meer informatie|meer weten',
    'tutaj|kliknij tutaj|czytaj więcej',
    'zde|tady|klikněte zde|klikněte sem|více|více zde|více informací|více info|čtěte více|číst více|číst dál|čtěte dál|celý článek|pokračovat ve čtení|odkaz|tento odkaz|tato stránka|podrobnosti|detail',
    'här|klicka här|läs mer|mer|mer information|se mer',
    'her|klik her|læs mere|mere|mere information|se mere',
    'klikk her|trykk her|les mer|les mer her|finn ut mer|mer info|mer informasjon|denne siden|denne lenken|gå videre',
    'buraya|burada|tıklayın|buraya tıklayın|devamı|devamını oku|daha fazla|daha fazla bilgi|ayrıntılar|detaylar',
    'тут|сюди|натисніть тут|докладніше|детальніше|читати далі|дізнатися більше|більше',
    'こちら|こちらへ|ここ|ここをクリック|こちらをクリック|詳細|詳細を見る|詳細はこちら|詳細はこちらから|詳しくは|詳しくはこちらから|詳しくはこちら|詳しく見る|もっと見る|続きを読む',
    '여기|여기를 클릭|클릭|더 보기|더보기|자세히|자세히 보기|바로가기',
    '这里|此处|点击这里|点击此处|点此|更多|了解更多|了解详情|查看更多|查看详情|详情|阅读更多|按这里|按此|请按此|点我|看更多|阅读全文|继续阅读',
    'คลิก|คลิกที่นี่|คลิ๊กที่นี่|กดที่นี่|ที่นี่|อ่านต่อ|อ่านเพิ่มเติม|เพิ่มเติม|ดูเพิ่มเติม|รายละเอียด|ดูรายละเอียด|ลิงก์|ลิงค์|หน้านี้',
    'ở đây|tại đây|đây|bấm vào đây|nhấn vào đây|nhấp vào đây|click vào đây|xem thêm|đọc thêm|đọc tiếp|chi tiết|xem chi tiết|liên kết|trang này',
    'هنا|اضغط هنا|انقر هنا|المزيد|اقرأ المزيد|اعرف المزيد|التفاصيل',
  ].flatMap((words) => words.split('|')),
);

/** The words of a link say where it leads, and the same words lead to the same place. */
export const linkWords = documentRule({
  meta: {
    codes: {
      'link/empty-words': {
        level: 'advice',
        title: 'The words of a link say nothing',
        message: ({ noun, words }: { noun: string; words: string }) => [
          `This ${noun} says only ${shown(words)}. People who jump from link to link hear nothing about where it leads.`,
          'Name what is behind it, such as "See our prices".',
        ],
        why: 'Screen readers list the links of a page; "click here" five times helps nobody.',
        bad: buttons('{ "label": "Click here", "href": "/services/cloud" }'),
        good: buttons('{ "label": "See cloud services", "href": "/services/cloud" }'),
      },
      'link/same-words': {
        level: 'advice',
        title: 'The same words lead to different places',
        message: ({ words, href, other, line }: { words: string; href: string; other: string; line: number }) => [
          `${shown(words)} leads to "${href}" here, but to "${other}" on line ${line}. Visitors cannot tell the two apart.`,
          'Give one of them other words.',
        ],
        why: 'Nobody can tell which link leads where.',
        bad: buttons(
          '{ "label": "Our offer", "href": "/services/cloud" },\n{ "label": "Our offer", "href": "/services/phones" }',
          {
            'pages/services/phones.json': fields(''),
          },
        ),
        good: buttons(
          '{ "label": "Our cloud offer", "href": "/services/cloud" },\n{ "label": "Our phone offer", "href": "/services/phones" }',
          {
            'pages/services/phones.json': fields(''),
          },
        ),
      },
    },
  },
  check({ document, site, report }) {
    const first = new Map<string, { href: string; end: string; location: Location }>();
    const tokens = site.tokens ?? new Map<string, string>();
    let locate: ReturnType<typeof createLocator> | undefined;
    for (const { href: written, words, location, wordsLocation } of linksOf(document)) {
      if (words === undefined || words.trim() === '') continue;
      const spoken = comparable(replaceTokens(words, tokens).replace(/(?<![\s.…!→»>])[\s.…!→»>]+$/u, ''));
      if (EMPTY.has(spoken) || EMPTY.has(inSimplifiedLetters(spoken))) {
        report('link/empty-words', wordsLocation, { noun: linkNoun(site.content.schemas, document, location), words });
        continue;
      }
      // Menu and footer may name a page and its group alike; a page is read from top to bottom.
      if (document.kind !== 'page') continue;
      const href = replaceTokensInHref(written, tokens);
      const end = endOf(href, document, site);
      const earlier = first.get(spoken);
      // A link that leads nowhere is a mistake of its own.
      if (!leadsSomewhere(href, document, site)) continue;
      if (!earlier) first.set(spoken, { href, end, location: wordsLocation });
      else if (earlier.end !== end) {
        locate ??= createLocator(document.text);
        const { line } = locate(earlier.location);
        report('link/same-words', wordsLocation, { words, href, other: earlier.href, line });
      }
    }
  },
});

/** Where a link ends: at a page it is the same by each of its addresses. */
function endOf(href: string, { file }: ContentDocument, site: SiteContext): string {
  const { pages, aliases } = site.known;
  const to = finalAddress(href, site)?.to ?? href;
  const address = withoutQueryAndHash(to);
  const page = address === '' ? file : (pages.get(address) ?? aliases.get(address));
  return (page ?? address) + to.slice(address.length);
}
