import type { SiteDocument } from '../../../../model/page/types.ts';
import { headerPolicy, reportedPolicy, type PolicySite } from '../../document/csp.ts';

const POLICY = 'Content-Security-Policy';

type Security = NonNullable<SiteDocument['security']>;

const TWO_YEARS = 'max-age=63072000';
const HTTPS: Record<NonNullable<Security['https']>, string | undefined> = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
  off: undefined,
};
const ASKED = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/**
 * What every answer says of the safety of a site: what a meta tag cannot, and what all pages share of the policy.
 * @param firstScripts one of which each page has
 */
export function securityHeaders(
  allowing: PolicySite,
  security: Security = {},
  firstScripts: readonly string[],
): Record<string, string> {
  const { https = 'host', frames, permissions = [], reports } = security;
  const asked = ASKED.map((name) => `${name}=${permissions.includes(name) ? '(self)' : '()'}`);
  return {
    [POLICY]: headerPolicy(allowing, security),
    ...(reports && {
      'Reporting-Endpoints': `pages="${reports}"`,
      'Content-Security-Policy-Report-Only': reportedPolicy(allowing.site, reports, firstScripts),
    }),
    ...(HTTPS[https] && { 'Strict-Transport-Security': HTTPS[https] }),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know of frame-ancestors; it cannot name a site.
    ...(!frames && { 'X-Frame-Options': 'DENY' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': asked.join(', '),
  };
}

/** How the policy of pictures ends. */
export const STILL = "; script-src 'none'";

/** What runs nowhere in a page may run in a drawing that is opened by its own address: of pictures, nothing does. */
export const stillPictures = ({ [POLICY]: policy }: Record<string, string>): Record<string, string> => ({
  [POLICY]: policy + STILL,
});
