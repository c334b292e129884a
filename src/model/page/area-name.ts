/** The name of the grid area of a card, by its place among the others. */
export const areaName = (index: number): string =>
  String.fromCharCode(97 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26));
