/** One stretch between quotation marks; what says two things in quotes keeps both. */
const QUOTED = /^\s*(?:["“”„«»]([^"“”„«»]+)["“”«»]|[‘‚]([^‘’‚]+)’)\s*$/;

/** What somebody says without the quotation marks that were written around all of it: blocks set those of the language. */
export const withoutQuotes = (said: string): string => {
  const [, double, single] = QUOTED.exec(said) ?? [];
  return double ?? single ?? said;
};
