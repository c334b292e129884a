/** Where German has no ß, and sets what is quoted «so»: Switzerland and Liechtenstein. */
export const isSwissGerman = (lang: string): boolean => /^de-(?:CH|LI)$/.test(lang);

const SIGNS: Readonly<Record<string, string>> = { ß: 'ss', '„': '«', '“': '»' };

/** A text of ours as the country of a language spells it: "„schließen“" is "«schliessen»" in "de-CH". */
export const spelledFor = (lang: string, text: string): string =>
  isSwissGerman(lang) ? text.replace(/[ß„“]/g, (sign) => SIGNS[sign] ?? sign) : text;
