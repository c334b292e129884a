/**
 * Whether a page in some language is one of another language than the document. A browser that translates the document
 * has it say another one than it was written in.
 */
export const isOtherLanguage = (lang: string): boolean =>
  document.querySelector(`header a[hreflang="${lang}"]`) !== null;
