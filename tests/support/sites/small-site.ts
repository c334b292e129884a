import fs from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../places.ts';
import { NO_ADVICE } from './no-advice.ts';
import { pageOf, tempSite, type TempSite } from './temp-site.ts';

const FILES = [
  'favicon.svg',
  'favicon.ico',
  'images/hero/home.svg',
  'images/hero/cloud.svg',
  'images/social/contact.png',
  'videos/migration.mp4',
  'videos/migration-en.vtt',
];

/** The smallest site: a site file, a home page, a few pictures and a film. */
export function smallSite(site: Record<string, unknown> = {}): TempSite {
  const made = tempSite((root) => {
    for (const file of FILES) fs.cpSync(path.join(PROJECT, 'public', file), path.join(root, 'public', file));
  });
  made.write('pages/_site.json', { ...SMALL, ...site });
  made.write('pages/index.json', pageOf('Home', [{ type: 'hero', heading: 'Home' }]));
  return made;
}

const SMALL = {
  version: 1,
  name: 'Testing Ltd',
  description: 'A small site for tests.',
  url: 'https://testing.example.com',
  lang: 'en-US',
  phones: { main: '(415) 555-0142', sales: '(415) 555-0187' },
  emails: { info: 'info@example.com', support: 'support@example.com', careers: 'careers@example.com' },
  facts: { founded: '2019' },
  navigation: [{ label: 'Home', href: '/' }],
  phoneButton: { label: 'Contact us', number: '{site.phones.main}' },
  footer: { columns: [], legal: [{ label: 'Home', href: '/' }] },
  mail: { mode: 'local' },
  checks: NO_ADVICE,
};
