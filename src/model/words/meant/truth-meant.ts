import { inPlainLetters } from '../letters/plain-letters.ts';

const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(' ').map((word) => inPlainLetters(word)));

const YES = wordsOf(
  'true yes on ja oui si sim tak ano áno igen evet da так да ναι kylla כן نعم हाँ ' +
    'wahr vrai vero verdadero verdadeiro prawda pravda sann sant sandt tosi waar dogru igaz adevarat истина правда αληθες ' +
    'はい 예 네 참 是 真 1',
);
const NO = wordsOf(
  'false no off nein non nao nie nee nej nei nem hayir nu ні нет όχι ei לא لا नहीं ' +
    'yanlis falsch faux falso nieprawda falsz nepravda falsk usann usant usandt epatosi onwaar hamis fals ложь неправда ψευδες ' +
    'いいえ 아니요 아니오 아니 거짓 否 假 0',
);

/** What a word says that stands for true or false; undefined for all others. */
export function truthMeant(word: string): boolean | undefined {
  const plain = inPlainLetters(word.trim());
  return YES.has(plain) ? true : NO.has(plain) ? false : undefined;
}
