export function nodeRefusal(version?: string): string | undefined;
