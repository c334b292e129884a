/** A text normalized for comparison: capitals, and spaces around it, make no difference. */
export const comparable = (text: string): string => text.trim().toLowerCase();
