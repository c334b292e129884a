/** Letters and digits of scripts that are written from the right, as parts of a class in an expression. */
export const FROM_RIGHT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
