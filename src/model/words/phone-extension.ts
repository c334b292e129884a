const NAMES = 'ext(?:ension)?|poste|ramal|int|x|#|分[機机]|[轉转]|[内內]線|내선|שלוחה|доб|ต่อ|máy lẻ';
/** An extension behind a telephone number: "ext. 12", ", poste 12", "分機12"; in an address ";ext=12" or ",12". */
const EXTENSION = new RegExp(`(?:\\s*[,;]+\\s*(?:${NAMES})?|\\s*(?:${NAMES}))[\\s.:：=]*(\\d{1,7})$`, 'i');

/**
 * A telephone number and its extension as telephones dial the two: the comma is a pause, after which the extension
 * follows. What RFC 3966 has in its place, ";ext=", Android dials as 398 and iOS shows letter by letter.
 */
export const dialledExtension = (number: string): string => number.replace(EXTENSION, ',$1');

/** The number alone. */
export const withoutExtension = (number: string): string => dialledExtension(number).replace(/,\d+$/, '');
