/** With how many letters two texts begin alike. */
export function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}
