import { inPlainLetters } from '../letters/plain-letters.ts';

const wordsOf = (line: string): ReadonlySet<string> => new Set(line.split(' ').map((word) => inPlainLetters(word)));

const YES = wordsOf(
  'true yes on ja oui si sim bai egia tak ano áno igen evet da так да ναι kylla כן نعم हाँ ' +
    'wahr vrai vero verdadero verdadeiro prawda pravda sann sant sandt tosi waar dogru igaz adevarat истина правда αληθες ' +
    'はい あり 有り 必須 예 네 참 있음 필수 是 是的 对 對 有 真 必填 صحيح var є ใช่ จริง มี เปิด có đúng 1',
);
const NO = wordsOf(
  'false no off nein non ez gezurra nao nie nee nej nei nem hayir nu ні нет όχι ei לא لا नहीं ' +
    'yanlis falsch faux falso nieprawda falsz nepravda falsk usann usant usandt epatosi onwaar hamis fals ложь неправда ψευδες ' +
    'falskt いいえ なし 無し 無 任意 아니요 아니오 아니 거짓 없음 否 不是 不 没有 沒有 无 假 选填 خطأ yok немає ไม่ ไม่ใช่ เท็จ ไม่มี ปิด không sai 0',
);

/** The boolean that a word for yes or no means in many languages; undefined for all others. */
export function booleanMeant(word: string): boolean | undefined {
  const plain = inPlainLetters(word.trim());
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}
