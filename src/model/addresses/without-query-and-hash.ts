/** A link as far as it names a page or a file: without its query ("?") and its hash ("#"). */
export const withoutQueryAndHash = (href: string): string => href.replace(/[?#].*$/s, '');
