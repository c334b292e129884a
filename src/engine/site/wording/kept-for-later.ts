/** What may stand before such words: the name of what is to come. */
const WHAT =
  'texte?|texto|testo|tekst|inhalt|beschreibung|bild|foto|preis|datum|inhoud|opis|content|description|price|이름|내용|본문|사진|설명|가격';

/** Words by which authors keep a place for later, as regular expressions, by language. */
const LATER = [
  'to be (?:filled in|completed|written|added)',
  '(?:noch )?auszufüllen|folgt(?: noch| in kürze)?|wird noch (?:ergänzt|nachgereicht)|noch zu ergänzen',
  'à (?:compléter|remplir|définir)',
  '(?:por|a) (?:completar|definir|rellenar|preencher)',
  'da (?:completare|definire|compilare|inserire)',
  '(?:nog )?in te vullen|volgt(?: nog)?',
  'do uzupełnienia|do wypełnienia|uzupełnić',
  'doldurulacak|eklenecek|yazılacak',
  'doplnit|k doplnění|na doplnenie|kitöltendő|de completat',
  'fylls i senare|udfyldes(?: senere)?|fylles ut(?: senere)?|täydennetään',
  'заполнить|будет заполнено|заповнити',
  '(?:추후 )?(?:입력|작성|기재) ?(?:예정|필요)|추후 (?:입력|작성|기재)|여기에 .{0,12}입력(?:하세요|해 ?주세요)',
  '(?:後で)?入力(?:予定)|後で入力|要追記|ここに.{0,12}入力(?:してください)?',
  '待补充|待填写|待補充|待填寫',
];

const ALL = `[\\s(*_<–-]*(?:(?:${WHAT}):? )?(?:${LATER.join('|')})[\\s)*_>.…!–-]*`;
const IN_QUOTES = new RegExp(`"${ALL}"`, 'iu');
const WHOLE = new RegExp(`^${ALL}$`, 'iu');

/** Whether a file may have such a text: files are searched once, and not text by text. */
export const mayKeepForLater = (source: string): boolean => IN_QUOTES.test(source);

/** A text that says nothing but that its words come later. Within a text these are words as others are. */
export const keptForLater = (text: string): RegExpExecArray | null => WHOLE.exec(text);
