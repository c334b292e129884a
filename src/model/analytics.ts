import type { Sources } from './csp-sources.ts';
import type { SiteDocument } from './page/blocks.generated.ts';

/** The name under which the loader may name a script to load (Trusted Types). */
export const ANALYTICS_POLICY = 'analytics';

/** What an author says of the tool that counts visits. */
type AnalyticsSettings = NonNullable<SiteDocument['analytics']>;

/** The tool as the browser is told of it. Nothing in it is secret. */
export interface Analytics {
  provider: AnalyticsSettings['provider'];
  name: string;
  /** Its script, and what stands in the element that loads it. */
  script: string;
  data: Record<string, string>;
  /** Where it counts, and as which site. */
  counter: string | undefined;
  siteId: string | undefined;
  /** Whether a visitor is asked first. */
  consent: boolean;
  /** What it loads from where: for the policy alone. */
  sources: Sources;
}

/** What a tool is told, beside which it is and whether visitors are asked. */
type Setting = Exclude<keyof AnalyticsSettings, 'provider' | 'consent'>;

interface Tool {
  /** What its maker calls it. */
  name: string;
  /** What it has to be told, and what it can be told besides. */
  needs: (settings: Partial<AnalyticsSettings>) => readonly Setting[];
  takes: readonly Setting[];
  /** Where its script is, and where it counts. */
  script: (settings: AnalyticsSettings) => string;
  counter?: (settings: AnalyticsSettings) => string;
  /** What stands in the element that loads the script. */
  data: (settings: AnalyticsSettings) => Record<string, string>;
}

const at = (host: string | undefined, file: string): string => (host ?? '').replace(/\/+$/, '') + file;
const goatCounter = ({ host, siteId }: AnalyticsSettings): string =>
  at(host ?? `https://${siteId}.goatcounter.com`, '/count');

/** The tools that are known here. */
export const TOOLS: Record<AnalyticsSettings['provider'], Tool> = {
  plausible: {
    name: 'Plausible',
    needs: () => ['siteId'],
    takes: ['host', 'siteId', 'name'],
    script: ({ host = 'https://plausible.io' }) => at(host, '/js/script.js'),
    data: ({ siteId = '' }) => ({ domain: siteId }),
  },
  matomo: {
    name: 'Matomo',
    needs: () => ['host', 'siteId'],
    takes: ['host', 'siteId', 'name'],
    script: ({ host }) => at(host, '/matomo.js'),
    counter: ({ host }) => at(host, '/matomo.php'),
    data: () => ({}),
  },
  goatcounter: {
    name: 'GoatCounter',
    needs: ({ host }) => (host === undefined ? ['siteId'] : []),
    takes: ['host', 'siteId', 'name'],
    script: ({ host }) => (host === undefined ? 'https://gc.zgo.at/count.js' : at(host, '/count.js')),
    counter: goatCounter,
    data: (settings) => ({ goatcounter: goatCounter(settings) }),
  },
  script: {
    name: '',
    needs: () => ['src', 'name'],
    takes: ['src', 'siteId', 'name'],
    script: ({ src = '' }) => src,
    data: ({ siteId }): Record<string, string> => (siteId === undefined ? {} : { siteId }),
  },
};

/** The tool of a site, with all that it loads. */
export function analyticsOf(settings: AnalyticsSettings): Analytics {
  const { provider, siteId, name, consent = true } = settings;
  const tool = TOOLS[provider];
  const [script, counter] = [tool.script(settings), tool.counter?.(settings)];
  const from = new URL(script).origin;
  const counts = [...new Set([from, ...(counter === undefined ? [] : [new URL(counter).origin])])];
  return {
    provider,
    name: name ?? tool.name,
    script,
    data: tool.data(settings),
    counter,
    siteId,
    consent,
    sources: { 'script-src': [from], 'connect-src': counts, 'img-src': counts },
  };
}
