/** A text as it is compared with others: capitals and spaces around it tell nobody anything. */
export const comparable = (text: string): string => text.trim().toLowerCase();
