import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownAddresses } from '../../../src/engine/site/links/known-addresses.ts';
import { reported } from '../../support/checked.ts';
import { derivedAddresses } from '../../../src/engine/site/lists/pagination.ts';
import type { SiteContent } from '../../../src/engine/read/site-content.ts';
import { readCached } from '../../../src/engine/disk/read-site.ts';
import { planMove, type Plan } from '../../../src/engine/authoring/move/plan.ts';
import { addedDiagnostics } from '../../../src/engine/authoring/new-diagnostics.ts';
import { checkContent } from '../../../src/engine/check/check-content.ts';
import { reportDiagnostics } from '../../../src/engine/report/report-diagnostics.ts';
import { describePlan } from '../../../src/engine/authoring/move/report.ts';
import { Refusal } from '../../../src/engine/authoring/refusal.ts';
import { saveAll } from '../../../src/engine/disk/save.ts';
import { PROJECT } from '../../support/places.ts';
import { runs } from '../../support/night.ts';
import { smallSite } from '../../support/sites/small-site.ts';
import { pageOf, type TempSite } from '../../support/sites/temp-site.ts';

const hero = (more: Record<string, unknown> = {}) => ({ type: 'hero', heading: 'A heading', ...more });
const buttons = (...hrefs: string[]) => hero({ actions: hrefs.map((href) => ({ label: `To ${href}`, href })) });

/** The texts of all files after a plan, as they would be written. */
const texts = ({ documents }: SiteContent): Record<string, string> =>
  Object.fromEntries([...documents].map(([file, { text }]) => [file, text]));
const said = (files: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, JSON.parse(text)]));
const redirectsOf = ({ documents }: SiteContent) => documents.get('pages/_site.json')?.data?.['redirects'];

/** What a refusal says, with the codes of its problems. */
function refusal(work: () => Plan): { message: string; codes: string[] } {
  try {
    work();
  } catch (fault) {
    if (fault instanceof Refusal) return { message: fault.message, codes: fault.problems.map(({ code }) => code) };
    throw fault;
  }
  throw new Error('It was not refused.');
}

describe('a move', () => {
  let site: TempSite;
  beforeEach(() => {
    site = smallSite();
    site.write(
      'pages/services/index.json',
      pageOf('Services', [hero(), { type: 'collection', from: '/services', only: ['/services/cloud'] }]),
    );
    site.write(
      'pages/services/cloud.json',
      pageOf('Cloud', [
        hero({ id: undefined }),
        { type: 'faq', id: 'faq', items: [{ question: 'Why?', answer: 'So.' }] },
      ]),
    );
    site.write('pages/contact.json', pageOf('Contact', [hero()]));
  });
  afterEach(() => site.remove());
  const plan = (from: string, to: string): Plan => planMove(readCached(site.root).content, from, to);
  const move = (from: string, to: string): void => saveAll(site.root, plan(from, to).changes);

  it('changes links, sections and questions kept, and nothing else', () => {
    const body =
      'See [the cloud](/services/cloud#faq), [a form](/contact) and [it again](</services/cloud> "Title"). Not /services/cloud, nor [/services/cloud](/services).';
    const page = pageOf('Home', [
      buttons('/services/cloud', '/services/cloud?from=home#faq'),
      buttons('https://testing.example.com/services/cloud', 'https://other.example.com/services/cloud'),
      { type: 'prose', body, note: 'About /services/cloud.' },
    ]);
    const before = JSON.stringify(page, null, '\t')
      .replaceAll('\n', '\r\n')
      .replace('"/services/cloud"', String.raw`"\/services\u002fcloud"`);
    site.write('pages/index.json', before);
    move('/services/cloud', '/services/cloud-hosting');
    const after = before
      .replace(String.raw`\u002fcloud"`, String.raw`\u002fcloud-hosting"`)
      .replace('"href": "/services/cloud?from', '"href": "/services/cloud-hosting?from')
      .replace(
        '"href": "https://testing.example.com/services/cloud',
        '"href": "https://testing.example.com/services/cloud-hosting',
      )
      .replace('(/services/cloud#faq)', '(/services/cloud-hosting#faq)')
      .replace('(</services/cloud>', '(</services/cloud-hosting>');
    expect(fs.readFileSync(path.join(site.root, 'pages/index.json'), 'utf8').split('\n')).toEqual(after.split('\n'));
    expect(fs.existsSync(path.join(site.root, 'pages/services/cloud.json'))).toBe(false);
    expect(reported(readCached(site.root).content)).toEqual([]);
  });

  it('changes lists, shared blocks, the menu and the footer', () => {
    site.write('pages/_shared/closing.json', {
      version: 1,
      block: { type: 'cta', heading: 'Call', actions: [{ label: 'Call', href: '/services/cloud#faq' }] },
    });
    const before = site.read('pages/_site.json');
    site.write('pages/_site.json', {
      ...before,
      navigation: [{ label: 'Services', from: '/services', more: { label: 'All', href: '/services' } }],
      footer: { columns: [{ title: 'Services', from: '/services' }], legal: [] },
    });
    // A folder that is called nearly so stays.
    site.write('pages/services-more/one.json', pageOf('One', [hero()]));
    site.write('pages/contact.json', pageOf('Contact', [hero(), { type: 'collection', from: '/services-more' }]));
    move('/services', '/what/we-do');
    expect(site.read('pages/contact.json')['blocks']).toMatchObject([{}, { from: '/services-more' }]);
    expect(site.read('pages/_shared/closing.json')['block']).toMatchObject({
      actions: [{ href: '/what/we-do/cloud#faq' }],
    });
    expect(site.read('pages/what/we-do/index.json')['blocks']).toMatchObject([
      {},
      { from: '/what/we-do', only: ['/what/we-do/cloud'] },
    ]);
    expect(site.read('pages/_site.json')).toMatchObject({
      navigation: [{ from: '/what/we-do', more: { href: '/what/we-do' } }],
      footer: { columns: [{ from: '/what/we-do' }] },
      redirects: [
        { from: '/services/cloud', to: '/what/we-do/cloud' },
        { from: '/services', to: '/what/we-do' },
      ],
    });
    expect(fs.readdirSync(path.join(site.root, 'pages')).toSorted()).toEqual([
      '_shared',
      '_site.json',
      'contact.json',
      'index.json',
      'services-more',
      'what',
    ]);
  });

  it('changes templates, whose words say what belongs in their place', () => {
    const template = pageOf('Name of the service', [
      buttons('/services/cloud', '/contact'),
      { type: 'prose', body: '[Say what it costs.] See [all](/services).' },
    ]);
    site.write('templates/service.json', template);
    site.write('templates/broken.json', '{ "title": "/services');
    const templates = ['service', 'broken', 'gone'].map((name) => ({ name, purpose: 'One', folder: '/services' }));
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), templates });
    expect(describePlan(plan('/services', '/crafts'))).toContain(
      'templates/service.json:15  "/services/cloud" → "/crafts/cloud"',
    );
    move('/services', '/crafts');
    const after = JSON.parse(JSON.stringify(template).replace(/(?<=["(])\/services/g, '/crafts')) as unknown;
    expect(site.read('templates/service.json')).toEqual(after);
    expect(site.read('pages/_site.json')['templates']).toMatchObject(templates.map(() => ({ folder: '/crafts' })));
  });

  it('lets every old address lead to the new one in one step', () => {
    site.write('pages/_site.json', {
      ...site.read('pages/_site.json'),
      redirects: [
        { from: '/azure', to: '/services/cloud#faq' },
        { from: '/sky', to: '/azure' },
        { from: '/services/hosting', to: '/contact' },
        { from: '/write', to: '/contact' },
      ],
    });
    const done = plan('/services/cloud', '/services/hosting');
    expect(redirectsOf(done.after)).toEqual([
      { from: '/azure', to: '/services/hosting#faq' },
      { from: '/sky', to: '/services/hosting#faq' },
      { from: '/write', to: '/contact' },
      { from: '/services/cloud', to: '/services/hosting' },
    ]);
    const back = planMove(done.after, '/services/hosting', '/services/cloud');
    expect(redirectsOf(back.after)).toEqual([
      { from: '/azure', to: '/services/cloud#faq' },
      { from: '/sky', to: '/services/cloud#faq' },
      { from: '/write', to: '/contact' },
      { from: '/services/hosting', to: '/services/cloud' },
    ]);
  });

  it('takes along other addresses inside the folder, and keeps those outside', () => {
    site.write('pages/services/cloud.json', pageOf('Cloud', [hero()], { aliases: ['/services/azure', '/sky'] }));
    site.write('pages/index.json', pageOf('Home', [buttons('/services/azure', '/sky')]));
    const { after } = plan('/services', '/offers');
    expect(after.documents.get('pages/offers/cloud.json')?.data?.['aliases']).toEqual(['/offers/azure', '/sky']);
    expect(after.documents.get('pages/index.json')?.data?.['blocks']).toMatchObject([
      { actions: [{ href: '/offers/azure' }, { href: '/sky' }] },
    ]);
    expect(redirectsOf(after)).toContainEqual({ from: '/services/azure', to: '/offers/azure' });
  });

  it('sends visitors of a second page of a list to the list', () => {
    site.write(
      'pages/services/index.json',
      pageOf('Services', [hero(), { type: 'collection', from: '/services', perPage: 1 }]),
    );
    site.write('pages/services/backup.json', pageOf('Backup', [hero()]));
    site.write('pages/index.json', pageOf('Home', [buttons('/services/page/2')]));
    const { after } = plan('/services', '/offers');
    expect(after.documents.get('pages/index.json')?.data?.['blocks']).toMatchObject([
      { actions: [{ href: '/offers/page/2' }] },
    ]);
    expect(redirectsOf(after)).toContainEqual({ from: '/services/page/2', to: '/offers' });
  });

  it('leads from the address of a feed to the one that it has then, and links to it, too', () => {
    site.write(
      'pages/services/index.json',
      pageOf('Services', [hero(), { type: 'collection', from: '/services', feed: true }]),
    );
    site.write('pages/index.json', pageOf('Home', [buttons('/services/feed.xml')]));
    const { after } = plan('/services', '/offers');
    expect(redirectsOf(after)).toContainEqual({ from: '/services/feed.xml', to: '/offers/feed.xml' });
    expect(after.documents.get('pages/index.json')?.data?.['blocks']).toMatchObject([
      { actions: [{ href: '/offers/feed.xml' }] },
    ]);
  });

  it('takes away redirects that start where a page will stand, and shortens others, however they are written', () => {
    const redirects = [
      { from: '/offers/', to: '/contact' },
      { from: '/Offers', to: '/contact' },
      { from: '/offers/index.html', to: '/contact' },
      { from: '/été', to: '/services' },
      { from: '/summer', to: '/%c3%a9t%c3%a9/' },
    ];
    site.write('pages/_site.json', { ...(site.read('pages/_site.json') as object), redirects });
    const { redirects: changes } = plan('/services', '/offers');
    expect(changes.removed.map(({ from }) => from)).toEqual(['/offers/', '/offers/index.html']);
    expect(changes.changed.map(({ from, after }) => [from, after])).toEqual([
      ['/été', '/offers'],
      ['/summer', '/offers'],
    ]);
  });

  it('sends nobody on from where nothing was published', () => {
    site.write('pages/offers/draft.json', pageOf('Draft', [hero()], { draft: true, aliases: ['/offers/idea'] }));
    site.write('pages/offers/future.json', pageOf('Future', [hero()], { publishAt: '2999-01-01' }));
    site.write('pages/offers/past.json', pageOf('Past', [hero()], { unpublishAt: '2020-01-01' }));
    site.write('pages/offers/now.json', pageOf('Now', [hero()]));
    const { after, advice } = plan('/offers', '/deals');
    expect(redirectsOf(after)).toEqual([{ from: '/offers/now', to: '/deals/now' }]);
    expect(advice).toEqual([]);
  });

  it('moves a folder without a page of its own, with what lies beside its pages', () => {
    site.write('pages/legal/terms.json', pageOf('Terms', [hero()]));
    for (const folder of ['legal', 'legally']) site.write(`pages/${folder}/notes.txt`, 'Ask the lawyer.');
    move('/legal', '/about/law');
    expect(fs.readdirSync(path.join(site.root, 'pages/legally'))).toEqual(['notes.txt']);
    expect(fs.readdirSync(path.join(site.root, 'pages/about/law'))).toEqual(['notes.txt', 'terms.json']);
    expect(fs.existsSync(path.join(site.root, 'pages/legal'))).toBe(false);
  });

  it('takes the picture of a page along', () => {
    site.write('public/images/social/services-cloud.png', 'a drawing');
    site.write('public/images/social/contact.png', 'a drawing');
    site.write('pages/_site.json', {
      ...site.read('pages/_site.json'),
      image: { src: '/images/social/contact.png', alt: '' },
    });
    // A page that stays has a picture of another name when one comes whose picture would have the same.
    expect([...plan('/contact', '/services-cloud').files]).toContainEqual([
      'public/images/social/services-cloud.png',
      'public/images/social/services_cloud.png',
    ]);
    move('/services/cloud', '/services/hosting');
    expect(fs.readFileSync(path.join(site.root, 'public/images/social/services-hosting.png'), 'utf8')).toBe(
      'a drawing',
    );
    // Another file names this one.
    expect([...plan('/contact', '/write').files]).toEqual([['pages/contact.json', 'pages/write.json']]);
  });

  it('says exactly what changes', () => {
    site.write('pages/index.json', pageOf('Home', [buttons('/contact')]));
    expect(describePlan(plan('contact/', String.raw`pages\about\contact.json`))).toBe(`Files
  pages/contact.json → pages/about/contact.json
  public/images/social/contact.png → public/images/social/about-contact.png

Addresses in files
  pages/index.json:15  "/contact" → "/about/contact"

Redirects in pages/_site.json
  added    /contact → /about/contact

`);
  });

  it.each([
    ['/contcat', '/write', 'There is no page and no folder of pages "/contcat". Did you mean "/contact"?'],
    [
      '/zzzzzzzzz',
      '/write',
      'There is no page and no folder of pages "/zzzzzzzzz". Pages are the files in the folder pages: pages/services/cloud.json is "/services/cloud".',
    ],
    [
      '/',
      '/start',
      'The home page cannot move: the address "/" is always there. To give its words another address, copy it: npm run new -- page',
    ],
    ['/contact', '/', '"/" is the home page, pages/index.json. Choose another address, such as "/services/cloud".'],
    [
      '/contact',
      '/Über uns/Kontakt',
      '"/Über uns/Kontakt" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. Use "/ueber-uns/kontakt".',
    ],
    [
      '/contact',
      '/assets/contact',
      '"/assets/contact" is kept for the site itself, or is a name that some computers cannot store. Choose another name.',
    ],
    [
      '/contact',
      '/services/cloud',
      '"/services/cloud" is taken: it is an address of pages/services/cloud.json. Choose another one, or move or delete that page first.',
    ],
    ['/contact', '/contact', '"/contact" is where it stands already. Choose another address for it.'],
    [
      '/services',
      '/services/old',
      '"/services/old" is inside "/services" itself, and nothing can be moved into itself. Choose an address that does not begin with "/services/".',
    ],
    [
      '/contact',
      'C:/Program Files/Git/write',
      'Your terminal has made a place on this computer of the address: "C:/Program Files/Git/write". Write it without its first slash, such as services/cloud.',
    ],
  ])('is refused from %s to %s', (from, to, words) => {
    expect(refusal(() => plan(from, to))).toEqual({ message: words, codes: [] });
  });

  it('is refused for addresses as browsers show them, with the folder of the site', () => {
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), basePath: '/bakery' });
    expect(refusal(() => plan('/bakery/contact', '/write')).message).toContain('Did you mean "/contact"?');
    expect(refusal(() => plan('/contact', '/bakery/write')).message).toContain('Use "/write".');
  });

  it('is refused when two folders would be mixed', () => {
    site.write('pages/offers/new.json', pageOf('New', [hero()]));
    expect(refusal(() => plan('/services', '/offers')).message).toContain('Two folders are not mixed');
    // One page can become the first page of a folder.
    expect([...plan('/contact', '/offers').files.values()]).toContain('pages/offers.json');
  });

  it('is refused for the folder of a language, but not for a page in it', () => {
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/index.json', pageOf('Start', [hero()]));
    site.write('pages/de/kontakt.json', pageOf('Kontakt', [hero()], { translationOf: '/contact' }));
    expect(refusal(() => plan('/de', '/german')).message).toContain('is the home of the language "de"');
    expect([...plan('/de/kontakt', '/de/schreiben').files.values()]).toEqual(['pages/de/schreiben.json']);
  });

  it('leaves translations their originals', () => {
    site.write('pages/_site.json', { ...site.read('pages/_site.json'), languages: [{ lang: 'de', folder: '/de' }] });
    site.write('pages/de/index.json', pageOf('Start', [hero()]));
    site.write('pages/de/contact.json', pageOf('Kontakt', [hero()]));
    const movedOriginal = plan('/contact', '/write');
    expect(movedOriginal.after.documents.get('pages/de/contact.json')?.data?.['translationOf']).toBe('/write');
    expect(describePlan(movedOriginal)).toContain('pages/de/contact.json  now says "translationOf": "/write"');
    const movedTranslation = plan('/de/contact', '/de/kontakt');
    expect(movedTranslation.after.documents.get('pages/de/kontakt.json')?.data?.['translationOf']).toBe('/contact');
    expect(plan('/services/cloud', '/services/hosting').originals).toEqual(new Map());
  });

  it('is refused when a list would show a page that is not in its folder, or nothing', () => {
    expect(refusal(() => plan('/services/cloud', '/cloud')).codes).toEqual(['collection/empty']);
    site.write('pages/services/backup.json', pageOf('Backup', [hero()]));
    expect(refusal(() => plan('/services/cloud', '/cloud')).codes).toEqual(['collection/unknown-page']);
  });

  it('is refused while a file cannot be read, because links in it might be missed', () => {
    site.write('pages/broken.json', '{ "version": 1,');
    expect(refusal(() => plan('/contact', '/write')).message).toContain(
      'There are mistakes in pages/broken.json, so that links there might be missed.',
    );
  });

  it('changes links in formatted texts however they are written', () => {
    const body = String.raw`[cloud](/services\/cloud), [cloud](&#47;services/cloud#faq), <https://testing.example.com/services/cloud>`;
    site.write('pages/index.json', pageOf('Home', [hero(), { type: 'prose', body }]));
    const { after } = plan('/services/cloud', '/services/hosting');
    expect(after.documents.get('pages/index.json')?.data?.['blocks']).toMatchObject([
      {},
      {
        body: '[cloud](/services/hosting), [cloud](/services/hosting#faq), <https://testing.example.com/services/hosting>',
      },
    ]);
  });

  it('minds what is wrong already only if it gets worse', () => {
    site.write('pages/index.json', pageOf('Home', [buttons('/nowhere', '/contact')]));
    const { after } = plan('/contact', '/write');
    expect(reported(after).map(({ code }) => code)).toEqual(['link/missing-page']);
  });
});

describe('any page of the real site', () => {
  const site = readCached(PROJECT).content;
  const addresses = [...knownAddresses(site).pages.keys()].filter((address) => address !== '/');
  const folders = [...new Set(addresses.map((address) => address.slice(0, address.lastIndexOf('/'))))];
  const name = fc.constantFrom('new', 'a-place', '2026');
  const known = knownAddresses(site);
  const before = {
    found: checkContent(site),
    said: reported(site),
    texts: texts(site),
    derived: [...derivedAddresses(site).keys()],
  };

  it('can move and move back, and nothing that led to it is lost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...addresses), fc.constantFrom('same', ...folders), name, (from, folder, last) => {
        const to = `${folder === 'same' ? from.slice(0, from.lastIndexOf('/')) : folder}/${last}`;
        fc.pre(!to.startsWith(`${from}/`));
        let there: Plan;
        try {
          there = planMove(site, from, to);
        } catch (fault) {
          // Articles name each other: those that leave the folder would have to be taken off these lists.
          expect(new Set((fault as Refusal).problems.map(({ code }) => code))).toEqual(
            new Set(['collection/unknown-page']),
          );
          return;
        }
        // It is asked of few files only, and is all the same what a whole check adds.
        const added = addedDiagnostics(before.found, checkContent(there.after), there.files);
        expect(there.advice).toEqual(reportDiagnostics(added, there.after));
        // A page without a date may come into a list with a feed: that is said, and nothing else.
        expect(reported(there.after).filter(({ code }) => code !== 'feed/no-date')).toEqual(before.said);
        const { pages, aliases, derived, redirects } = knownAddresses(there.after);
        for (const address of [...known.pages.keys(), ...known.aliases.keys(), ...before.derived]) {
          const redirected = redirects.get(address) ?? address;
          expect(pages.has(redirected) || aliases.has(redirected) || derived.has(redirected), address).toBe(true);
        }
        for (const target of redirects.values()) expect(redirects.has(target)).toBe(false);

        const back = planMove(there.after, to, from);
        const list = /,\n {2}"redirects": \[[^\]]*\]/;
        const restored = texts(back.after);
        expect(restored['pages/_site.json']).toMatch(list);
        restored['pages/_site.json'] = restored['pages/_site.json']?.replace(list, '') ?? '';
        // A longer address may take a line beyond its width, and it stays broken then: layout, not words.
        expect(said(restored)).toEqual(said(before.texts));
      }),
      { numRuns: runs(1, 40) },
    );
  });
});
