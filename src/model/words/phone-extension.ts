/** An extension behind a telephone number: "ext. 12", ", poste 12", "x12"; in an address ";ext=12" or ",12". */
const EXTENSION =
  /(?:\s*[,;]+\s*(?:ext(?:ension)?|poste|ramal|int|x|#)?|\s*(?:ext(?:ension)?|poste|ramal|int|x|#))[\s.=]*(\d{1,7})$/i;

/**
 * A telephone number and its extension as telephones dial the two: the comma is a pause, after which the extension
 * follows. What RFC 3966 has in its place, ";ext=", Android dials as 398 and iOS shows letter by letter.
 */
export const dialledExtension = (number: string): string => number.replace(EXTENSION, ',$1');

/** The number alone. */
export const withoutExtension = (number: string): string => dialledExtension(number).replace(/,\d+$/, '');
