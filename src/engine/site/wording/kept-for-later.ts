/** What may stand before such words: the name of what is to come. */
const WHAT =
  'texte?|texto|testo|tekst|inhalt|beschreibung|bild|foto|preis|datum|inhoud|opis|content|description|price|이름|내용|본문|사진|설명|가격';

/** Words by which authors keep a place for later, as regular expressions, by language. */
const LATER = [
  'to be (?:filled in|completed|written|added)',
  'hier (?:steht|kommt) (?:ihr|dein) text|(?:ihr|dein) text hier|(?:platzhalter|beispiel|muster)text',
  '(?:noch )?auszufüllen|folgt(?: noch| in kürze)?|wird noch (?:ergänzt|nachgereicht)|noch zu ergänzen',
  'à (?:compléter|remplir|définir)|texte à venir',
  "(?:insérez|saisissez|écrivez)(?: ici)? votre (?:texte|titre)(?: ici)?|votre (?:texte|titre) ici|texte (?:d[’']exemple|factice)",
  '(?:por|a) (?:completar|definir|rellenar|preencher)',
  '(?:escrib[ae]|inserte|introduzca|escreva|digite|insira|coloque) aqu[ií] (?:o )?(?:su|tu|seu) (?:texto|título)',
  '(?:(?:escrib[ae]|inserte|introduzca|escreva|digite|insira|coloque) )?(?:o )?(?:su|tu|seu) (?:texto|título) aqu[ií]',
  'texto de (?:ejemplo|prueba|relleno|exemplo)',
  'da (?:completare|definire|compilare|inserire)',
  "(?:(?:inserire|inserisci|inserisca|scrivi|scriva) )?(?:il (?:tuo|suo) )?(?:testo|titolo) qui|testo (?:segnaposto|di (?:prova|esempio)|d[’']esempio)",
  '(?:nog )?in te vullen|nog invullen|volgt(?: nog)?|voorbeeldtekst',
  '(?:typ|schrijf|vul|plaats) hier (?:uw|je|jouw) (?:tekst|titel)(?: in)?|(?:uw|je|jouw) tekst hier',
  'do uzupełnienia|do wypełnienia|uzupełnić',
  'tu(?:taj)? (?:wpisz|wstaw)(?: swój)? (?:tekst|tytuł|opis)|(?:wpisz|wstaw)(?: swój)? (?:tekst|tytuł|opis) tu(?:taj)?|przykładowy tekst',
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
