/** What is sent smaller when it is compressed, besides HTML. */
export const TEXT_TYPES = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'text/xml',
  'text/plain',
  'text/markdown',
  'text/vtt',
  'image/svg+xml',
].join(' ');

/** What not every server knows of itself, by the ends of names. */
export const FURTHER_TYPES = { md: 'text/markdown', vtt: 'text/vtt', webmanifest: 'application/manifest+json' };
