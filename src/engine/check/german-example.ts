import { block, fields, site, type Example } from '../../model/example.ts';

type Around = Example['around'];

/** The site of all examples in a second language, all of it and nothing else; what is given takes the place of a part. */
export const inGerman = (text = '', parts: Around = {}): Example => {
  const blocks = `[{ "type": "hero", "heading": "Start", "image": { "src": "/images/team.jpg", "alt": "Unser Team" } },
{ "type": "cta", "heading": "Reden wir", "actions": [{ "label": "Kontakt", "href": "/de/contact" }] },
{ "type": "collection", "from": "/de/services" }]`;
  return site(`"languages": [{ "lang": "de", "folder": "/de" }]${text && ', '}${text}`, {
    'pages/de/_site.json': GERMAN_SITE,
    'pages/de/index.json': fields(`"blocks": ${blocks}`),
    'pages/de/contact.json': fields(''),
    'pages/de/write.json': block('{ "type": "inquiryForm" }'),
    'pages/de/services/cloud.json': fields(''),
    ...parts,
  });
};

/** What differs in the second language. */
const GERMAN_SITE = fields(
  '"pages": { "privacy": "/de/write", "contact": "/de/write" }, "navigation": [{ "label": "Kontakt", "href": "/de/contact" }, { "label": "IT", "from": "/de/services" }], "footer": { "columns": [], "legal": [] }',
);
