import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { TOOLS } from '../../../../model/analytics.ts';
import type { Codes } from '../../../../model/diagnostics/codes.ts';
import { site } from '../../../../model/diagnostics/example.ts';
import { listed } from '../../../../model/words/phrases.ts';
import { removal } from '../../../../model/diagnostics/suggestions.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { siteRule } from '../../rule.ts';

const tool = (settings: string) => site(`"analytics": { ${settings} }`);

const codes = {
  'site/analytics-missing': {
    level: 'error',
    title: 'The tool that counts visits is not told enough',
    message: ({ provider, missing }: { provider: string; missing: string[] }) => [
      `"${provider}" cannot count visits without ${listed(missing)}.`,
      `Add ${listed(missing)} to "analytics"; your account there says what to write.`,
    ],
    why: 'Visitors would be asked, and nothing would be counted.',
    bad: tool('"provider": "matomo", "siteId": "1"'),
    good: tool('"provider": "matomo", "siteId": "1", "host": "https://stats.example.com"'),
  },
  'site/analytics-needless': {
    level: 'error',
    title: 'A tool that counts visits is told what it does not need',
    message: ({ provider, name }: { provider: string; name: string }) => [
      `"${provider}" does not know what to do with "${name}".`,
      `Remove "${name}", or write "provider": "script" if another tool is meant.`,
    ],
    why: 'What an author wrote would be left out without a word.',
    bad: tool('"provider": "plausible", "siteId": "example.com", "src": "https://stats.example.com/count.js"'),
    good: tool('"provider": "script", "name": "Our counter", "src": "https://stats.example.com/count.js"'),
  },
} satisfies Codes;

/** The tool that counts visits is told what it needs. */
export const analytics = siteRule({
  meta: { codes },
  check({ site: { tokens, content }, reportIn }) {
    const { analytics: settings } = siteDataOf(content);
    const { provider } = settings ?? {};
    if (!tokens || !settings || !provider || !Object.hasOwn(TOOLS, provider)) return;
    const { needs, takes } = TOOLS[provider];
    const report = reportIn(SITE_FILE);
    const missing = needs(settings).filter((name) => settings[name] === undefined);
    if (missing.length > 0)
      report('site/analytics-missing', { path: ['analytics', 'provider'] }, { provider, missing: [...missing] });
    for (const name of (['host', 'siteId', 'src', 'name'] as const).filter((each) => each in settings)) {
      const path = ['analytics', name];
      if (!takes.includes(name))
        report('site/analytics-needless', { path, at: 'key' }, { provider, name }, removal(path));
    }
  },
});
