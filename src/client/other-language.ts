/**
 * Whether a language is another one than that of the document. By the links to other languages, since a browser that
 * translates the document changes its `lang`.
 */
export const isOtherLanguage = (lang: string): boolean =>
  document.querySelector(`header a[hreflang="${lang}"]`) !== null;
