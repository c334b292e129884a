const RAISED = new Map([...'0123456789+-=()'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'][index] as string]));
const LOWERED = new Map([...'0123456789+-=()'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index] as string]));

const raised = (letters: string): string => `<sup(?:\\s[^<>]*)?>(${letters})</sup>`;
/** The endings of numbers in English, French and others: "1er", "XIXe", "2nd". */
const ENDINGS = new RegExp(`(?<=\\d|\\b[IVXLCDM]+)${raised('ers?|res?|es?|ère|ème|è|nde?|st|rd|th')}`, 'gu');
/** Short forms of titles in French: "Mme". */
const TITLES = new RegExp(`(?<=\\bM)${raised('mes?|lles?|gr')}|(?<=\\bD)${raised('r')}`, 'g');
const NUMERO = new RegExp(`(?<=\\bn)${raised('o')}`, 'gi');
const FIGURES = /<(sup|sub)(?:\s[^<>]*)?>([\d+\-=()]+)<\/\1>/gi;

/**
 * HTML with signs for raised and lowered figures: "m<sup>2</sup>" is "m²". The raised endings of numbers and titles
 * stand as plain letters, as most write them and every voice reads them.
 */
export function withRaisedSigns(html: string): string {
  if (!/<su[bp][\s>]/i.test(html)) return html;
  return html
    .replace(ENDINGS, '$1')
    .replace(TITLES, (_, ofName?: string, ofDoctor?: string) => ofName ?? ofDoctor ?? '')
    .replace(NUMERO, '°')
    .replace(FIGURES, (_, tag: string, figures: string) =>
      Array.from(figures, (sign) => (tag.toLowerCase() === 'sup' ? RAISED : LOWERED).get(sign)).join(''),
    );
}
