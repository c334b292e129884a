/** The tag of a language as it is written everywhere: "pt_br" is "pt-BR"; undefined for what no language could be called. */
export function languageTag(written: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
