/** Where German has no ß, and sets what is quoted «so»: Switzerland and Liechtenstein. */
const SWISS_GERMAN = /^de-(?:CH|LI)$/;
const SIGNS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' };

/** A text of ours as the country of a language spells it: "„schließen“" is "«schliessen»" in "de-CH". */
export const spelledFor = (lang: string, text: string): string =>
  SWISS_GERMAN.test(lang) ? text.replace(/[ß„“]/g, (sign) => SIGNS[sign] ?? sign) : text;
