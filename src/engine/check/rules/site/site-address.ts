import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { didYouMean, shown } from '../../../../model/words/phrases.ts';
import { LOCAL_ORIGIN } from '../../../site/links/local-origin.ts';
import { documentRule } from '../../rule.ts';

/** A name that others know: not that of a computer nearby. */
const PUBLIC_HTTP = /^http:(?=\/\/[a-z0-9.-]+\.[a-z][a-z0-9-]*(?::|$))/;

/** The address that a site says it has is the one to which visitors are led. */
export const siteAddress = documentRule({
  meta: {
    codes: {
      'site/insecure-url': {
        level: 'advice',
        title: 'The address of the site starts with "http:"',
        message: ({ suggestion }: { suggestion: string }) => [
          'Each page says that its address starts with "http:", and hosts lead visitors from there to "https:".',
          didYouMean(suggestion),
        ],
        why: 'Search engines are told one address and led to another, and some networks show no pictures from there. For a site that has no HTTPS, say so: "security": { "https": "off" }.',
        bad: site('"url": "http://rye-and-sons.co.uk"'),
        good: site('"url": "https://rye-and-sons.co.uk"'),
      },
      'site/local-url': {
        level: 'advice',
        title: 'The address of the site is that of a computer',
        message: ({ url }: { url: string }) => [
          `The site says that its address is ${shown(url)}, which nobody but this computer or its network can open.`,
          'Write the address that visitors will open.',
        ],
        why: 'Each page, the sitemap and the feeds tell it to search engines and readers. For a site within a network of your own, set "site/local-url" to "off" in "checks".',
        bad: site('"url": "http://localhost:5173"'),
        good: site('"url": "https://rye-and-sons.co.uk"'),
      },
    },
  },
  check({ document: { file, data }, report }) {
    const url = file === SITE_FILE ? data?.['url'] : undefined;
    if (typeof url !== 'string') return;
    if (LOCAL_ORIGIN.test(url)) return report('site/local-url', { path: ['url'] }, { url });
    if (!PUBLIC_HTTP.test(url) || valueAt(data, ['security', 'https']) === 'off') return;
    const suggestion = url.replace(PUBLIC_HTTP, 'https:');
    report('site/insecure-url', { path: ['url'] }, { suggestion }, replaceWith({ path: ['url'] }, suggestion));
  },
});
