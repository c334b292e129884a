import type { Host, HostPlan } from './host.ts';
import { HOST_FOLDER } from '../../site/hosting.ts';
import { withoutRewrites } from './plan/limitations.ts';
import { cloudFrontFunction, FUNCTION_LIMIT } from './s3-function.ts';
import { nameAtAws, s3Guide } from './s3-guide.ts';
import { NO_SCRIPTS } from './plan/security-headers.ts';
import { CROSS_ORIGIN } from './plan/cross-origin-paths.ts';

/** S3 with CloudFront: a function for addresses, a policy for headers, and a guide with the commands to deploy them. */
export const s3: Host = {
  title: 'S3 with CloudFront',
  publishesRoot: true,
  files: (plan) => ({
    [`${HOST_FOLDER}/function.js`]: cloudFrontFunction(plan),
    [`${HOST_FOLDER}/headers.json`]: `${JSON.stringify(headersPolicy(plan), null, 2)}\n`,
    [`${HOST_FOLDER}/README.md`]: s3Guide(plan),
  }),
  limitations: (plan) => [
    ...withoutRewrites(plan),
    'The same headers hold for all addresses: other sites cannot show its pictures, and a drawing that is opened by its own address may run scripts.',
    ...(plan.headers.some(({ path }) => path !== '/*' && !isKnown(plan, path))
      ? ['Of "headers", what holds for single addresses has to be set there by hand.']
      : []),
    ...(cloudFrontFunction(plan).length > FUNCTION_LIMIT
      ? ['The redirects of the site take more than the 10 KB that a function of CloudFront may have.']
      : []),
  ],
};

/**
 * Whether the rules of a path only have headers that are set or mentioned elsewhere: caching, cross-origin use,
 * scripts.
 */
const isKnown = ({ headers }: HostPlan, path: string): boolean =>
  headers
    .filter((rule) => rule.path === path)
    .flatMap((rule) => Object.entries(rule.headers))
    .every(([name, value]) => name === 'Cache-Control' || name in CROSS_ORIGIN || value.endsWith(NO_SCRIPTS));

/** A response headers policy, as `aws cloudfront create-response-headers-policy` takes it. */
function headersPolicy({ headers, url }: HostPlan): object {
  const forAll = headers.filter(({ path }) => path === '/*').map((rule) => rule.headers);
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': https,
    'Referrer-Policy': referrer,
    'X-Frame-Options': frames,
    'X-Content-Type-Options': _types,
    ...others
  } = Object.assign({}, ...forAll) as Partial<Record<string, string>>;
  const custom = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: nameAtAws({ url }),
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      ...(policy && { ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true } }),
      ...(https && { StrictTransportSecurity: { ...httpsOf(https), Override: true } }),
      ...(referrer && { ReferrerPolicy: { ReferrerPolicy: referrer, Override: true } }),
      ...(frames && { FrameOptions: { FrameOption: frames, Override: true } }),
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}

const httpsOf = (value: string): object => ({
  AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
  IncludeSubdomains: value.includes('includeSubDomains'),
  Preload: value.includes('preload'),
});
