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
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/**
 * The security headers of all responses: what a meta tag cannot say, and the policy that all pages share.
 * @param firstScripts the texts of all first scripts
 */
export function securityHeaders(
  allowing: PolicySite,
  security: Security = {},
  firstScripts: readonly string[],
): Record<string, string> {
  const { https = 'host', frames, permissions = [], reports } = security;
  const permissionsPolicy = PERMISSIONS.map((name) => `${name}=${permissions.includes(name) ? '(self)' : '()'}`);
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
    'Permissions-Policy': permissionsPolicy.join(', '),
  };
}

/** The end of the policy for pictures. */
export const NO_SCRIPTS = "; script-src 'none'";

/** The policy for pictures: an SVG that is opened by its own address is a document, in which no script may run. */
export const withoutScripts = ({ [POLICY]: policy }: Record<string, string>): Record<string, string> => ({
  [POLICY]: policy + NO_SCRIPTS,
});
