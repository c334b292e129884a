import { isGroup } from '../../../model/content/is-group.ts';
import { valueAt } from '../../../model/content/value-at.ts';
import type { DataPath } from '../../../model/diagnostics/diagnostic.ts';

/** What may stand before such words: what is to come. */
const WHAT =
  'texte?|texto|testo|tekst|inhalt|beschreibung|bilde?|foto|preis|datum|inhoud|opis|content|description|price|이름|내용|본문|사진|설명|가격';

/** Words that keep a place for later content, as regular expressions, by language. */
const LATER = [
  'to be (?:filled in|completed|written|added)',
  'hier (?:steht|kommt) (?:ihr|dein) text|(?:ihr|dein) text hier|(?:platzhalter|beispiel|muster)text',
  '(?:noch )?auszufüllen|folgt(?: noch| in kürze)?|wird noch (?:ergänzt|nachgereicht)|noch zu ergänzen',
  'à (?:compléter|remplir|définir)|texte à venir',
  "(?:insérez|saisissez|écrivez)(?: ici)? votre (?:texte|titre)(?: ici)?|votre (?:texte|titre) ici|texte (?:d[’']exemple|factice)",
  '(?:por|a) (?:completar|definir|rellenar|preencher)',
  '(?:escrib[ae]|inserte|introduzca|escreva|digite|insira|coloque) aqu[ií] (?:o )?(?:su|tu|seu) (?:texto|título)',
  '(?:(?:escrib[ae]|inserte|introduzca|escreva|digite|insira|coloque) )?(?:o )?(?:su|tu|seu) (?:texto|título) aqu[ií]',
  'texto de (?:ejemplo|prueba|relleno|exemplo)|(?:falta (?:el )?texto|texto pendiente|pendiente de (?:redactar|completar|traducir))',
  'aqu[ií] (?:va|irá|vai|entra) (?:el|su|tu|un|o seu|o) (?:texto|título)',
  '(?:osatzeko|betetzeko|itzultzeko)(?: dago)?|testua falta da|(?:idatzi|sartu) hemen (?:zure )?(?:testua|izenburua)|zure (?:testua|izenburua) hemen|(?:adibideko|probako) testua',
  'da (?:completare|definire|compilare|inserire)',
  "(?:(?:inserire|inserisci|inserisca|scrivi|scriva) )?(?:il (?:tuo|suo) )?(?:testo|titolo) qui|testo (?:segnaposto|di (?:prova|esempio)|d[’']esempio)",
  '(?:nog )?(?:nader )?in te vullen|nog invullen|volgt(?: nog)?|voorbeeldtekst|hier komt (?:nog )?(?:de |uw |je )?tekst|wordt (?:nog )?(?:aangevuld|ingevuld)',
  '(?:typ|schrijf|vul|plaats) hier (?:uw|je|jouw) (?:tekst|titel)(?: in)?|(?:uw|je|jouw) tekst hier',
  'do uzupełnienia|do wypełnienia|uzupełnić',
  'tu(?:taj)? (?:wpisz|wstaw)(?: swój)? (?:tekst|tytuł|opis)|(?:wpisz|wstaw)(?: swój)? (?:tekst|tytuł|opis) tu(?:taj)?|przykładowy tekst',
  'doldurulacak|eklenecek|yazılacak',
  'doplnit|k doplnění|na doplnenie|kitöltendő|de completat',
  '(?:sem|zde|tady) (?:napište|doplňte|vložte|přijde) (?:svůj |váš )?(?:text|nadpis|popis)|(?:svůj |váš )?text (?:sem|zde)|(?:brzy )?bude (?:brzy |později )?doplněn[oay]?|(?:brzy |později )?doplníme|ukázkový text',
  'fylls i senare|udfyldes(?: senere)?|fylles ut(?: senere)?|täydennetään',
  'заполнить|будет заполнено|заповнити',
  '(?:추후 )?(?:입력|작성|기재) ?(?:예정|필요)|추후 (?:입력|작성|기재)|여기에 .{0,12}입력(?:하세요|해 ?주세요)',
  '(?:後で)?入力(?:予定)|後で入力|要追記|ここに.{0,12}入力(?:してください)?',
  '待[补補](?:充|上)?|待填[写寫]|待完善|待[确確][认認]',
  '(?:.{0,8}[のに])?(?:文章|テキスト|本文|説明文?)が入ります|(?:ダミー(?:テキスト|文章?)?)+(?:です)?|(?:テキスト){2,}|[〇○◯]{3,}|(?:サンプル|仮の?)(?:テキスト|文章)(?:です)?',
  '(?:샘플|예시|더미) ?(?:텍스트|문구|글)',
  '(?:请在|請在)?(?:此处|此處|这里|這裡|在此)(?:填写|填寫|输入|輸入|添加|加入|插入)(?:您的)?(?:内容|內容|文字|文本|标题|標題)|(?:示例|占位|样例|範例|测试|測試)(?:文本|文字|内容|內容)',
  'نص (?:تجريبي|افتراضي|مؤقت)|(?:اكتب|أدخل|ضع) (?:النص|نصك|العنوان|عنوانك) هنا|لوريم إيبسوم.{0,40}',
  '(?:skriv|infoga) (?:din )?text här|din text här|text kommer|(?:exempel|platshållar)text',
  '(?:skriv|indsæt) (?:din )?tekst her|din tekst her|indsæt tekst|tekst(?:en)? (?:følger|kommer)|(?:eksempel|pladsholder)tekst',
  '(?:(?:skriv|sett|legg|fyll) inn|skriv) (?:din |en )?(?:tekst|tittel|overskrift)(?:en)?(?: din)?(?: her)?|(?:tekst|tittel)(?:en)? din her|her kommer (?:det )?(?:en )?tekst(?:en)?|plassholdertekst',
  '(?:buraya )?(?:metin|yazı) (?:gelecek|eklenecek)|(?:buraya )?metninizi (?:buraya )?(?:yazın|girin)|metin buraya|örnek metin',
  '(?:ใส่|กรอก|พิมพ์|เขียน)(?:ข้อความ|เนื้อหา|หัวข้อ|รายละเอียด|คำอธิบาย)(?:ของคุณ)?(?:ที่นี่|ตรงนี้)?|(?:ข้อความ|เนื้อหา)(?:ตัวอย่าง|ทดสอบ)|ตัวอย่าง(?:ข้อความ|เนื้อหา)|รอ(?:ข้อมูล|เนื้อหา|ข้อความ)|(?:จะ)?(?:เพิ่มเติม|แจ้ง|อัปเดต|อัพเดท)ภายหลัง',
  '(?:hãy )?(?:nhập|điền|viết|thêm) (?:nội dung|văn bản|tiêu đề|mô tả)(?: của bạn)?(?: (?:vào|ở|tại) đây)?|(?:nội dung|văn bản) (?:mẫu|thử)|(?:sẽ )?(?:bổ sung|cập nhật) sau|chờ bổ sung',
  "тут буде (?:ваш )?текст|введіть (?:ваш )?текст тут|текст (?:буде|з[’ʼ'`]явиться) (?:згодом|пізніше|незабаром)|приклад тексту|лорем іпсум.{0,40}",
];

/** What is said of a page that is not made yet, or of what it tells: nothing, where it is all that a section says. */
const UNDER_WAY = [
  '(?:(?:this|the) (?:page|site|website) is )?(?:currently )?under construction|(?:more )?coming soon',
  '(?:diese seite (?:ist|befindet sich) )?(?:noch |derzeit )?(?:im aufbau|in arbeit)|demnächst(?: mehr)?',
  '(?:page |site )?en (?:cours de )?construction|bientôt(?: disponible)?',
  '(?:página |sitio |site )?(?:en construcción|em construção)|próximamente|em breve',
  '(?:orri hau |webgune hau )?(?:eraikitzen|prestatzen)(?: ari gara)?|lanean ari gara|laster(?: hemen)?',
  '(?:pagina |sito )?in (?:costruzione|allestimento)|prossimamente',
  '(?:deze pagina is )?(?:nog )?in (?:aanbouw|opbouw)|binnenkort(?: meer)?',
  '(?:strona )?(?:w (?:budowie|przygotowaniu))|wkrótce',
  '(?:(?:tato )?(?:stránka|sekce|stránky|web) (?:je|jsou) |(?:stránka|web) )?(?:ve výstavbě|v přípravě)|(?:(?:tuto )?(?:stránku|sekci|obsah) (?:pro vás )?)?připravujeme|již brzy',
  '(?:sidan är )?under (?:uppbyggnad|konstruktion|arbete)|(?:mer )?kommer snart',
  '(?:siden er )?under (?:opbygning|udarbejdelse|konstruktion)|(?:mere )?kommer snart',
  '(?:(?:denne )?siden er )?under (?:arbeid|utvikling|oppbygging|utarbeidelse)|mer (?:info(?:rmasjon)? )?(?:kommer(?: snart)?)',
  '(?:bu sayfa |sayfa )?(?:yapım|hazırlık|yapılım) aşamasında(?:dır)?|(?:sayfa )?hazırlanıyor|(?:çok )?yakında(?: burada)?',
  '(?:ця )?(?:сторінка |сайт )?(?:перебуває )?(?:в|у) (?:розробці|процесі розробки)|незабаром|скоро(?: буде)?',
  '(?:هذه )?(?:الصفحة |الموقع )?(?:قيد|تحت) (?:الإنشاء|الإعداد|التطوير)|قريب(?:ا|ًا|اً)',
  '(?:(?:この|当)?(?:ページ|サイト)は?、?)?(?:(?:ただ今|只今|ただいま|現在)、?)?(?:準備|作成|制作|工事)中(?:です|となります)?|近日(?:公開|オープン)(?:予定)?',
  '(?:(?:이|현재) )?(?:페이지|홈페이지|사이트)?(?:는|가)? ?(?:현재 )?(?:준비|공사|작성|제작) ?중(?:입니다)?|(?:곧|추후) (?:공개|오픈)(?: ?예정)?',
  '(?:หน้า(?:เว็บ)?นี้|เว็บไซต์(?:นี้)?)?(?:อยู่ระหว่าง|กำลัง)(?:(?:การ)?(?:ปรับปรุง|จัดทำ|ก่อสร้าง|พัฒนา)|อัปเดต|อัพเดท)|เร็วๆ ?นี้|เร็ว ๆ นี้|พบกันเร็ว ?ๆ ?นี้',
  '(?:(?:trang (?:này|web)|nội dung) )?đang (?:được )?(?:xây dựng|cập nhật|hoàn thiện|bảo trì)|sắp ra mắt|sắp có',
  '(?:本|[该該]|此)?(?:[页頁]面|[网網][页頁站])?(?:正在)?(?:建设|建設|建置|[制製]作|整理|完善)中|敬请期待|敬請期待|即[将將](?:上[线線]|推出)',
];

const BEFORE = '[\\s(（【［*_<–-]*';
const BEHIND = '[\\s)）】］*_>.。．…!！–-]*';
const ALL = `${BEFORE}(?:(?:${WHAT}):? )?(?:${LATER.join('|')})${BEHIND}`;
const ALL_UNDER_WAY = `${BEFORE}(?:${UNDER_WAY.join('|')})${BEHIND}`;
// In small letters: expressions that take letters of either kind are compiled four times as long, in each command.
const IN_QUOTES = new RegExp(`"(?:${ALL}|${ALL_UNDER_WAY})"`, 'u');
const WHOLE = new RegExp(`^${ALL}$`, 'u');
const WHOLE_UNDER_WAY = new RegExp(`^${ALL_UNDER_WAY}$`, 'u');

/** Whether a file may have a text for which `announcesContent` holds: searched once, not text by text. */
export const mayAnnounceContent = (source: string): boolean => IN_QUOTES.test(source.toLowerCase());

/**
 * Whether a text is the title of a page, or stands in a section itself: a card or a plan may be that of something to
 * come.
 */
const isMain = (path: DataPath): boolean => path.join() === 'title' || (path[0] === 'blocks' && path.length === 3);
const BESIDE = new Set<string | number | undefined>(['eyebrow', 'badge']);

/** Whether a text is the heading of a list, which may be one of what is to come. */
function headsList(path: DataPath, data: unknown): boolean {
  const section = valueAt(data, path.slice(0, -1));
  return (
    path.at(-1) === 'heading' && isGroup(section) && ('from' in section || Object.values(section).some(Array.isArray))
  );
}

/**
 * Whether a text says nothing but that its content is to come: "to be completed", "under construction". As a part of a
 * longer text, such words are allowed.
 * @param path where it stands in the data of its page
 */
export function announcesContent(text: string, path: DataPath, data: unknown): boolean {
  const small = text.toLowerCase();
  if (WHOLE.test(small)) return true;
  return isMain(path) && !BESIDE.has(path.at(-1)) && WHOLE_UNDER_WAY.test(small) && !headsList(path, data);
}
