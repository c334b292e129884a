/**
 * Digits of Arabic, Hindi and others, which have ten signs in a row; those of India begin with the seventh of sixteen.
 */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** A text with the digits of Arabic, Hindi and others as those of Europe: "٢٠٢٦" is "2026". */
export const inPlainDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return String((code % 16) - (code >= 0x966 && code <= 0xdef ? 6 : 0));
  });
