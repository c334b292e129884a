import { NO_OWN_PARTS } from '../../../src/engine/read/own/own-parts.ts';
import { createDocument } from '../../../src/engine/read/document.ts';
import { diskFiles } from '../../../src/engine/disk/disk-files.ts';
import { reported, SCHEMAS } from '../checked.ts';
import type { ContentDocument } from '../../../src/model/content/content.ts';
import type { ReportedDiagnostic } from '../../../src/model/diagnostics/reported.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { PROJECT } from '../places.ts';
import { NO_ADVICE } from './no-advice.ts';

const SITE = {
  version: 1,
  name: 'Northlane',
  url: 'https://www.example.com',
  phones: { main: '415-555-0142' },
  emails: { info: 'info@example.com' },
  pages: { privacy: '/', contact: '/services' },
  places: {
    harbor: { name: 'Harbor', address: { city: 'San Francisco' } },
    airport: { name: 'Airport', address: { city: 'San Bruno' } },
  },
  navigation: [{ label: 'Home', href: '/' }],
  footer: { columns: [], legal: [] },
  checks: NO_ADVICE,
};
const PAGE = {
  version: 1,
  title: 'A page',
  seo: { description: 'A page to look at.' },
  blocks: [{ type: 'hero', heading: 'A page' }],
};

const document = (kind: ContentDocument['kind'], file: string, address: string, text: string): ContentDocument =>
  createDocument(SCHEMAS, { file, kind, address }, text);

const AROUND = [
  document('site', 'pages/_site.json', '', JSON.stringify(SITE)),
  document('page', 'pages/index.json', '/', JSON.stringify(PAGE)),
  document(
    'page',
    'pages/services/index.json',
    '/services',
    JSON.stringify({ ...PAGE, blocks: [...PAGE.blocks, { type: 'inquiryForm' }] }),
  ),
  document('page', 'pages/services/cloud.json', '/services/cloud', JSON.stringify(PAGE)),
  document(
    'shared',
    'pages/_shared/closing.json',
    'closing',
    JSON.stringify({ version: 1, block: { type: 'cta', heading: 'Call', actions: [{ label: 'Call', href: '/' }] } }),
  ),
];

/** Checks one page as part of a small sound site that is not on disk; pictures are those of this project. */
export function checkPage(text: string): ReportedDiagnostic[] {
  const page = document('page', 'pages/page.json', '/page', text);
  const documents = new Map([...AROUND, page].map((each) => [each.file, each]));
  const content: SiteContent = {
    source: diskFiles(PROJECT),
    schemas: SCHEMAS,
    documents,
    refused: [],
    own: NO_OWN_PARTS,
  };
  return reported(content);
}
