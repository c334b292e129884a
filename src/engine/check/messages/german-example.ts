import { fields, site, type Example } from '../../../model/diagnostics/example.ts';

type OtherFiles = Example['otherFiles'];

/**
 * The site of all examples in a second language, all of it and nothing else.
 * @param parts what takes the place of a part
 * @param marks what is noted in some files of the words that they translate
 */
export const inGerman = (text = '', parts: OtherFiles = {}, marks: Readonly<Record<string, string>> = {}): Example => {
  const german = (file: string, said: string): Example => {
    const mark = marks[file] === undefined ? [] : [`"translatedFrom": "${marks[file]}"`];
    return fields([...mark, ...(said === '' ? [] : [said])].join(', '));
  };
  const blocks = `[{ "type": "hero", "heading": "Start", "image": { "src": "/images/team.jpg", "alt": "Unser Team" } },
{ "type": "cta", "heading": "Reden wir", "actions": [{ "label": "Kontakt", "href": "/de/contact" }] },
{ "type": "collection", "from": "/de/services" }]`;
  return site(`"languages": [{ "lang": "de", "folder": "/de" }]${text && ', '}${text}`, {
    ...Object.fromEntries(
      Object.entries({ ...GERMAN, 'pages/de/index.json': `"blocks": ${blocks}` }).map(([file, said]) => [
        file,
        german(file, said),
      ]),
    ),
    ...parts,
  });
};

/** What differs in the second language, and its pages. */
const GERMAN = {
  'pages/de/_site.json':
    '"pages": { "privacy": "/de/write", "contact": "/de/write" }, "navigation": [{ "label": "Kontakt", "href": "/de/contact" }, { "label": "IT", "from": "/de/services" }], "footer": { "columns": [], "legal": [] }',
  'pages/de/contact.json': '',
  'pages/de/write.json': '"blocks": [{ "type": "hero", "heading": "Nachricht" }, { "type": "inquiryForm" }]',
  'pages/de/services/cloud.json': '',
};
