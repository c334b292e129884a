/** The beginning of the form that tags of languages have: most of what is wrong behind it is a country. */
const BEGINNING = /^[a-z]{2,3}(?:-|$)/;

/** Whether a text begins as the tag of a language does, whether or not there is that language. */
export const beginsAsLanguage = (written: string): boolean => BEGINNING.test(written);

/**
 * The language of a tag, without script and region: "pt" of "pt-BR". In small letters, as tables of languages have them:
 * "valueOf" has the form of a tag, and every object has something of that name.
 */
export const primaryLanguage = (tag: string): string => tag.replace(/-.*/, '').toLowerCase();

/** A tag without a region that is no country, such as "419" of "es-419": few know any. */
export const withoutArea = (tag: string): string => tag.replace(/-\d{3}$/, '');

/**
 * The tag of a language as it is written everywhere: "pt_br" and "ptbr" are "pt-BR"; undefined for what no language
 * could be called.
 */
export function languageTag(written: string): string | undefined {
  try {
    const parted = written.replaceAll('_', '-').replace(/^([a-z]{2})([a-z]{2})$/i, '$1-$2');
    return Intl.getCanonicalLocales(parted)[0];
  } catch {
    return undefined;
  }
}

/**
 * The one of some languages that speaks for another: itself, in the script that it is written in there ("zh-Hans" for
 * "zh" and "zh-SG"), what it is where most speak it ("pt-BR" for "pt"), or what it is a variety of ("de" for "de-AT").
 * Undefined where none does.
 */
export function languageAmong(languages: readonly string[], lang: string): string | undefined {
  const tag = languageTag(lang);
  if (tag === undefined) return undefined;
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return [tag, `${language}-${script}`, `${language}-${region}`, language].find((each) => languages.includes(each));
}
