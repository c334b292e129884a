/** What comes along, unseen, where a number or an address is pasted from a line that is written from the right. */
const UNSEEN = /[\u200b-\u200f\u2060\ufeff]/g;

/** Digits enough for any number: what has more is two. */
const MAX_DIGITS = 15;

/** A telephone number without the words around it, of several the first; what stands for a space in it is one. */
export function numberAlone(words: string): string | undefined {
  // In a line that is written from the right, the star may have got behind its number.
  const star = /^(?:\*\s?(\d{3,6})|(\d{3,6})\s?\*)$/.exec(words.replace(UNSEEN, '').trim());
  if (star) return `*${star[1] ?? star[2]}`;
  const digits = words
    // Word processors make a dash of a hyphen between spaces.
    .replace(/\s*[\u2010-\u2015\u2212]\s*/g, '-')
    .replace(/\(?\+\s*(\d{1,3})\)?/, '+$1')
    .replace(/(?<!\p{L})[Oo](?=\d)|(?<=\d)[Oo](?!\p{L})/gu, '0')
    .replace(/(?<!\p{L})[lI](?=\d)|(?<=\d)[lI](?!\p{L})/gu, '1');
  // What ends otherwise is a second one: "22 826 01 23 / 24".
  const all = /[+(]?\d[\d ()./-]{4,}\d/.exec(digits)?.[0].replace(/\s*\/\s*\d{1,3}$/, '');
  const isOne = (all?.replace(/\D/g, '').length ?? 0) <= MAX_DIGITS;
  return (isOne ? all : all?.split(/\s*\/\s*/)[0])?.replace(/\s*\/\s*/g, ' ');
}

/** The first e-mail address in a text, also where its sign is written so that programs do not find it. */
export function emailAlone(words: string): string | undefined {
  const written = words
    .replace(UNSEEN, '')
    .replace(/[（）［］]/g, (bracket) => bracket.normalize('NFKC'))
    .replace(/^mailto:/i, '')
    .replace(/(?<=@[\w.-]+),(?=[a-z]{2,}$)/i, '.')
    .replace(/\s*(?:[([](?:at|ät|małpa|arroba|골뱅이|アットマーク|アット)[)\]]|[@＠]|골뱅이)\s*/gi, '@')
    .replace(/\s*[([](?:dot|punkt|kropka|punto)[)\]]\s*/gi, '.');
  return /[^\s;,<>]+@[^\s;,<>]+/.exec(written)?.[0].replace(/\.+$/, '');
}

/** The name of a computer as programs know it: in other letters than a to z by their code. */
export const hostOf = (name: string): string | undefined =>
  URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : undefined;
