import { expect, test, type Page } from 'playwright/test';
import { atNight, EVERYTHING } from '../support/night.ts';
import { hasEntries, leads, links, questions, says, section, titles } from '../support/browser/page-content.ts';
import { SITE_URL } from '../support/servers/preview-urls.ts';
import { CORE, INDUSTRIES, SERVICES } from './specified-pages.ts';

test.use({ baseURL: SITE_URL });

const endsAtContact = (page: Page) => expect(section(page, 'cta').last().locator('a[href="/contact"]')).toHaveCount(1);

type Row = [address: string, sentence: string, check: (page: Page) => Promise<unknown>];

const byAddress = ([a]: Row, [b]: Row): number => (a < b ? -1 : a > b ? 1 : 0);

/** The sentences of the specification that stand on one page, in its order. */
const ROWS: Row[] = [
  [
    '/',
    'the headline',
    (page) => expect(page.locator('h1')).toHaveText('Transforming Business Through Strategic IT Solutions'),
  ],
  [
    '/',
    'two calls to action',
    async (page) => {
      await leads(page, 'Schedule Your Free IT Consultation', '/contact');
      await leads(page, 'Explore Our Services', '/services');
      await expect(section(page, 'hero').getByRole('link')).toHaveCount(2);
    },
  ],
  [
    '/',
    'four reasons',
    (page) =>
      expect(titles(page, 'cardGrid')).toHaveText([
        'Enterprise-grade security',
        '24/7 proactive support',
        'Trusted IT expertise',
        'Business-driven results',
      ]),
  ],
  [
    '/',
    'five service cards and View All Services',
    async (page) => {
      await hasEntries(page, 'collection', 0, 5);
      await links(page, CORE);
      await leads(page, 'View All Services', '/services');
    },
  ],
  [
    '/',
    'figures',
    (page) =>
      expect(section(page, 'stats').locator('dt,dd')).toHaveText([
        'Years Experience',
        '15+',
        'Uptime Guarantee',
        '99.9%',
        'Tickets Resolved',
        '50k+',
        'Certified Experts',
        '25+',
      ]),
  ],
  [
    '/',
    'three testimonials; downtime reduced by 98%',
    async (page) => {
      await expect(section(page, 'testimonials').locator('blockquote')).toHaveCount(3);
      await says(page, /98%/);
    },
  ],
  [
    '/',
    'nine industries',
    async (page) => {
      await links(page, INDUSTRIES);
      await leads(page, 'Learn more about our industry expertise', '/industries');
    },
  ],
  [
    '/',
    'a closing band that dials the number it shows',
    async (page) => {
      const phone = section(page, 'cta').last().locator('a[href^="tel:"]');
      expect(await phone.getAttribute('href')).toContain(((await phone.textContent()) ?? '').replace(/\D/g, ''));
    },
  ],
  [
    '/services',
    'eight cards with title, text, bullets and Learn More',
    async (page) => {
      const lists = page.locator('main [data-block=collection]');
      const cards = lists.locator('article');
      for (const href of SERVICES)
        await expect(cards.filter({ has: page.locator(`a[href="${href}"]`) }).locator('li')).not.toHaveCount(0);
      // The owner may add others.
      await expect(lists.getByRole('link', { name: /^Learn More/ })).toHaveCount(await cards.count());
    },
  ],
  [
    '/services',
    'four steps',
    (page) => expect(titles(page, 'steps')).toHaveText(['Understand', 'Design', 'Implement', 'Optimize']),
  ],
  [
    '/services',
    'four questions',
    async (page) => {
      await expect(questions(page)).toHaveCount(4);
      await says(page, /under 15 minutes/, /1 hour/, /24\/7/, /managed plans/, /HIPAA, PCI and GDPR/);
    },
  ],
  ...(
    [
      ['managed-it', 5, 5, 'Schedule Your Free IT Assessment'],
      ['cybersecurity', 6, 6, 'Request a Security Assessment'],
      ['cloud', 6, 5, 'Schedule a Cloud Readiness Assessment'],
      ['professional', 6, 6, 'Discuss Your Project Needs'],
      ['it-strategy', 6, 6, 'Schedule a Strategy Consultation'],
    ] as const
  ).map(([name, features, steps, action]): Row => [
    `/services/${name}`,
    `${features} features, ${steps} steps, "${action}"`,
    async (page) => {
      await hasEntries(page, 'cardGrid', 0, features);
      await hasEntries(page, 'steps', 0, steps);
      await leads(page, action, '/contact');
    },
  ]),
  ...SERVICES.map((address): Row => [address, 'ends with a link to /contact', endsAtContact]),
  ['/services/cloud', 'platforms', (page) => expect(section(page, 'badges')).toContainText('Platforms')],
  [
    '/services/business-comms',
    'three plans, Standard is popular, each with Get started',
    async (page) => {
      await expect(titles(page, 'pricing').filter({ hasText: /^(Essentials|Standard|Enterprise)$/ })).toHaveText([
        'Essentials',
        'Standard',
        'Enterprise',
      ]);
      await expect(
        section(page, 'pricing').locator('li', { has: page.getByText('Popular', { exact: true }) }),
      ).toContainText('Standard');
      const start = section(page, 'pricing').getByRole('link', { name: /^Get started/ });
      await expect(start).toHaveCount(3);
      for (const link of await start.all()) await expect(link).toHaveAttribute('href', '/contact');
    },
  ],
  [
    '/services/business-comms',
    'what the plans hold',
    (page) =>
      says(
        page,
        'Unlimited calling',
        'HD voice',
        'SMS/MMS',
        'Ring groups',
        'Call log reports',
        'Meeting recording',
        'CRM/app access',
        'Call center dashboard',
        'Supervisor panel',
        'Live monitoring and coaching',
        'Automated dynamic caller ID',
      ),
  ],
  ['/services/business-comms', 'the call-center guide', (page) => leads(page, /^Learn More/, '/contact')],
  [
    '/services/business-comms',
    'the trial and the small print',
    (page) =>
      says(
        page,
        /Seven days, extended to two weeks/,
        /five users and two desktop phones/,
        /SMS is unavailable in the trial/,
        /within 21 days/,
        /US and Canada/,
        /multi-year contract/,
        /two or more users/,
        /only be upgraded/,
      ),
  ],
  [
    '/services/business-comms',
    'a trial that can be started',
    async (page) => {
      await expect(section(page, 'pricing').getByRole('link', { name: 'Try it' })).toHaveAttribute('href', /#trial$/);
      await expect(page.locator('#trial form').getByLabel('Company')).toHaveAttribute('required', '');
    },
  ],
  [
    '/services/business-comms',
    'six pictures',
    (page) => expect(section(page, 'carousel').getByRole('img')).toHaveCount(6),
  ],
  [
    '/services/business-comms',
    'an empty grid of integrations',
    async (page) => {
      await says(page, 'Supported integrations');
      await expect(section(page, 'badges').locator('li')).toHaveCount(0);
    },
  ],
  [
    '/services/business-comms',
    'five steps',
    (page) =>
      expect(titles(page, 'steps')).toHaveText(['Assessment', 'Design', 'Migration', 'Training', 'Optimization']),
  ],
  [
    '/services/business-comms',
    'a demo form with a sales number, STOP and HELP',
    async (page) => {
      await says(page, 'Request a Demo', /STOP/, /HELP/);
      await expect(section(page, 'inquiryForm').locator('a[href^="tel:"]')).not.toHaveCount(0);
    },
  ],
  [
    '/services/face-id-auth',
    'figures and the trial',
    (page) =>
      says(
        page,
        /99\.8%/,
        /[Ss]ub-?second|under a second|less than (a|one) second/,
        /30.day/,
        /1,000/,
        /[Nn]o credit card/,
        'Start Free Trial',
      ),
  ],
  [
    '/services/face-id-auth',
    'four use cases',
    (page) => says(page, 'Financial', 'Healthcare', 'E-commerce', 'Enterprise'),
  ],
  [
    '/services/web-dev-automation',
    'five steps and five figures',
    async (page) => {
      await hasEntries(page, 'steps', 0, 5);
      for (const figure of ['70%', '50%', '60%', '40%', '99.9%'])
        await expect(section(page, 'stats')).toContainText(figure);
      await says(page, 'Supported technologies', 'Get Started');
    },
  ],
  [
    '/about',
    'story, four values, six badges, 2019 and 15 years',
    async (page) => {
      await says(
        page,
        'Our Story',
        'Mission and Values',
        'Certifications & Partnerships',
        /founded in 2019/i,
        /more than 15 years/,
      );
      await expect(titles(page, 'cardGrid')).toHaveText(['Mission', 'Excellence', 'Partnership', 'Innovation']);
      await expect(section(page, 'badges').locator('li')).toHaveCount(6);
    },
  ],
  [
    '/industries',
    'nine cards',
    async (page) => {
      await hasEntries(page, 'collection', 0, 9);
      await links(page, INDUSTRIES);
      await expect(section(page, 'collection').getByRole('link', { name: /^Learn more/ })).toHaveCount(9);
    },
  ],
  // They are made alike: by day two of them are read.
  ...INDUSTRIES.slice(0, EVERYTHING ? undefined : 2).map((address): Row => [
    address,
    'four challenges, solutions, why us, headline and button',
    async (page) => {
      const sizes = await Promise.all(
        (await page.locator('main [data-block=cardGrid],main [data-block=steps]').all()).map((block) =>
          block.locator('h3').count(),
        ),
      );
      expect(sizes).toContain(4);
      expect(sizes.length + (await page.locator('main [data-block=specs]').count())).toBeGreaterThan(1);
      await endsAtContact(page);
    },
  ]),
  [
    '/contact',
    'Get in Touch, the ways to reach us, support options',
    async (page) => {
      await expect(page.locator('h1')).toHaveText('Get in Touch');
      await says(
        page,
        'Main phone',
        'info@example.com',
        'support@example.com',
        /Monday to Friday,? 8:00\sAM to 6:00\sPM\sPST/,
        /[Aa]fter-hours support/,
      );
      await says(page, /^Standard/, /^Priority/, /24\/7 emergency/i, 'I would like a free IT consultation.');
    },
  ],
  [
    '/insights/case-studies',
    'three studies with pages of their own, and a call to action',
    async (page) => {
      await hasEntries(page, 'collection', 0, 3);
      await links(
        page,
        ['parts-maker-uptime', 'clinic-group-cloud', 'wealth-manager-security'].map(
          (id) => `/insights/case-studies/${id}`,
        ),
      );
      await endsAtContact(page);
    },
  ],
  [
    '/insights/blog',
    'three posts, six categories, Previous 1 2 3 Next, a newsletter',
    async (page) => {
      await hasEntries(page, 'collection', 0, 3);
      await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('listitem')).toHaveText([
        'All',
        'Cybersecurity',
        'Cloud Solutions',
        'IT Strategy',
        'Managed Services',
        'Technology Trends',
        'Business Continuity',
      ]);
      await expect(page.locator('main nav').last().getByRole('listitem')).toHaveText([
        'Previous',
        '1',
        '2',
        '3',
        'Next',
      ]);
      await expect(section(page, 'newsletter').locator('input[type=email][required]')).toHaveCount(1);
    },
  ],
  [
    '/careers',
    'no openings, benefits, applications by e-mail',
    async (page) => {
      await says(page, /no (current|open)|not hiring|no openings/i);
      await expect(page.locator('main a[href^="mailto:careers@"]')).not.toHaveCount(0);
    },
  ],
  ['/privacy-policy', 'last updated May 21, 2025', (page) => says(page, /May 21, 2025/)],
  [
    '/terms-of-service',
    'last updated May 21, 2025; California law',
    (page) => says(page, /May 21, 2025/, /California/),
  ],
  [
    '/sitemap',
    'its list, without the three newer services',
    async (page) => {
      const listed = await page
        .locator('main [data-block=linkList] a')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      const expected = [
        '/',
        '/about',
        '/contact',
        '/careers',
        '/services',
        ...CORE,
        '/industries',
        ...INDUSTRIES,
        '/insights/case-studies',
        '/insights/blog',
        '/privacy-policy',
        '/terms-of-service',
      ];
      expect(listed.toSorted()).toEqual(expected.map((href) => href.replace(/non-profits$/, 'non-profit')).toSorted());
    },
  ],
];

// What is said stands in the document, before any script runs.
test.use({ javaScriptEnabled: false });

const BY_DAY = new Set(['/', '/services', '/about', '/contact']);
const folderOf = (address: string): string => `/${address.split('/')[1] ?? ''}`;
for (const folder of new Set(ROWS.map(([at]) => folderOf(at)))) {
  test(`${folder} is as specified, and what is in it`, atNight(!BY_DAY.has(folder)), async ({ page }) => {
    let open = '';
    for (const [address, sentence, check] of ROWS.filter(([at]) => folderOf(at) === folder).toSorted(byAddress)) {
      if (address !== open) await page.goto(address, { waitUntil: 'commit' });
      open = address;
      await test.step(`${address}: ${sentence}`, () => check(page));
    }
  });
}

test('case-study figures are quoted', async ({ request }) => {
  const pages = ['parts-maker-uptime', 'clinic-group-cloud', 'wealth-manager-security'].map((id) =>
    request.get(`/insights/case-studies/${id}`).then((answer) => answer.text()),
  );
  const text = (await Promise.all(pages)).join('');
  for (const figure of ['30%', '25%', '35%', '40%', '28%', '65%', '45%', '32%', '99.9%', '78%'])
    expect(text, figure).toContain(figure);
});
