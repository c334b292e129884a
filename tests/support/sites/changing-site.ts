import fs from 'node:fs';
import path from 'node:path';
import { forgotten, rebuilt } from './rebuilt.ts';
import { smallSite } from './small-site.ts';
import { pageOf } from './temp-site.ts';

export const NAVIGATION = [
  { label: 'Home', href: '/' },
  { label: 'Team', from: '/team' },
];
export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

/** What a call to action leads to. */
export const HOME = { label: 'Home', href: '/' };
export const hero = (heading: string, more: object = {}): object => ({ type: 'hero', heading, ...more });
export const person = (name: string, more: object = {}): object =>
  pageOf(name, [hero(name)], { card: { title: name, text: `What ${name} does.` }, ...more });

/**
 * A site of a few pages, with a list, a shared block and a picture, that is built again and again.
 * @returns `writeSite` brings it back to what it was; `fresh` is where it can be built from nothing
 */
export function changingSite() {
  const site = forgotten(smallSite({ navigation: NAVIGATION, search: true }));
  const soundSite = site.read('pages/_site.json') as Record<string, unknown>;
  const writeSite = (): void => {
    fs.rmSync(path.join(site.root, 'pages'), { recursive: true });
    site.write('pages/_site.json', soundSite);
    site.write('pages/index.json', pageOf('Home', [hero('Home'), { type: 'shared', name: 'closing' }]));
    site.write('pages/team.json', pageOf('Team', [hero('Team'), { type: 'collection', from: '/team', perPage: 2 }]));
    for (const name of ['Dana', 'Eli', 'Finn']) site.write(`pages/team/${name.toLowerCase()}.json`, person(name));
    site.write('pages/plain.json', pageOf('Plain', [hero('Plain', { image: { src: '/images/a.svg', alt: 'A' } })]));
    site.write('pages/_shared/closing.json', {
      version: 1,
      block: { type: 'cta', heading: 'Call {site.phones.main}', actions: [HOME] },
    });
    site.write('public/images/a.svg', PICTURE);
  };
  return { ...rebuilt(site.root), site, soundSite, writeSite, fresh: path.join(site.root, 'fresh') };
}
