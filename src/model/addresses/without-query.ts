/** A link as far as it names a page or a file: without its question ("?") and its section ("#"). */
export const withoutQueryAndHash = (href: string): string => href.replace(/[?#].*$/s, '');
