const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const SIGNS = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

/** Escapes a text as React does, in elements and in attributes alike. */
export const escapeAsReact = (text: string): string => text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Unescapes what React has written. */
export const unescapeHtml = (written: string): string =>
  written.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => SIGNS.get(entity) ?? entity);
