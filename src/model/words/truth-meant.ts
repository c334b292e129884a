const YES = 'true yes on ja oui si sí sì sim tak ano áno igen evet wahr vrai vero verdadero verdadeiro 1'.split(' ');
const NO = 'false no off nein non não nao nie nee nej nei nem hayır falsch faux falso 0'.split(' ');

/** What a word says that stands for true or false; undefined for all others. */
export function truthMeant(word: string): boolean | undefined {
  const small = word.trim().toLowerCase();
  return YES.includes(small) ? true : NO.includes(small) ? false : undefined;
}
