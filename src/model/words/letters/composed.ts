/** The vowel of "น้ำ" as NFKC has it, in two parts; some type it so, too, with the tone between them. */
const PARTED_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;
const PARTED_LAO_AM = /\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g;

/**
 * A text whose wide, half and joined letters are the usual ones (NFKC), and whose vowels of Thai and Lao stay as
 * everybody types them: NFKC takes "ำ" apart.
 */
export const composed = (text: string): string =>
  text.normalize('NFKC').replace(PARTED_AM, '$1\u0e33').replace(PARTED_LAO_AM, '$1\u0eb3');
