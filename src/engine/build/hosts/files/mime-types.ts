/** The types to compress, besides HTML. */
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

/** Types that not every server knows, by extension. */
export const FURTHER_TYPES = { md: 'text/markdown', vtt: 'text/vtt', webmanifest: 'application/manifest+json' };
