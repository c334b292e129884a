import type { HeaderRule, HostPlan } from './host.ts';
import { HOST_FOLDER } from '../../site/hosting.ts';
import { REVALIDATE } from './plan/host-plan.ts';
import { lines } from './files/lines.ts';

/** The name of the function and the policy at AWS. */
export const nameAtAws = ({ url }: Pick<HostPlan, 'url'>): string =>
  `pagewright-${new URL(url).hostname.replace(/[^a-z0-9]/g, '-')}`;

/** A guide to the files beside it, with commands to copy. */
export function s3Guide(plan: HostPlan): string {
  const name = nameAtAws(plan);
  const config = `--function-config '{"Comment":"Addresses","Runtime":"cloudfront-js-2.0"}' --function-code fileb://${HOST_FOLDER}/function.js`;
  return `# S3 with CloudFront

Once, for a bucket that only CloudFront may read (an origin access control), in the folder above this one:

    ETAG=$(aws cloudfront create-function --name ${name} ${config} --query ETag --output text)
    aws cloudfront publish-function --name ${name} --if-match "$ETAG"
    aws cloudfront create-response-headers-policy --response-headers-policy-config file://${HOST_FOLDER}/headers.json

In the default behavior of the distribution, set the function as *viewer request* and the policy as *response headers
policy*, choose *Redirect HTTP to HTTPS* and *Compress objects automatically*. Set the error responses 403 and 404 to
${plan.base}/404.html with status 404, kept for 0 seconds.

At each deploy, with the names of your bucket and your distribution. Code comes before the pages that run it, and that of
earlier deploys stays for pages that are still open somewhere:

${lines(uploads(plan), (command) => `    ${command}`)}
    ETAG=$(aws cloudfront describe-function --name ${name} --query ETag --output text)
    ETAG=$(aws cloudfront update-function --name ${name} --if-match "$ETAG" ${config} --query ETag --output text)
    aws cloudfront publish-function --name ${name} --if-match "$ETAG"
    aws cloudfront create-invalidation --distribution-id DISTRIBUTION --paths "/*"

When headers.json has changed (mail, statistics and "security" of the site file do that), with the ID of the policy:

    ETAG=$(aws cloudfront get-response-headers-policy --id POLICY --query ETag --output text)
    aws cloudfront update-response-headers-policy --id POLICY --if-match "$ETAG" --response-headers-policy-config file://${HOST_FOLDER}/headers.json
`;
}

/**
 * The commands that upload each file once, with the Cache-Control of its rule. The last filter that matches applies.
 */
function uploads({ base, headers }: HostPlan): string[] {
  const cached = headers.filter(({ path, headers }) => path !== '/*' && 'Cache-Control' in headers);
  const sync = (filters: string[], caching = REVALIDATE, more = ' --delete'): string =>
    `aws s3 sync . s3://BUCKET ${filters.join(' ')} --cache-control "${caching}"${more}`;
  const none = exclude('*');
  const notCached = [...cached.map(s3Pattern), `${HOST_FOLDER}/*`].map(exclude);
  return [
    ...cached.map((rule, index) => {
      const others = cached.slice(index + 1).filter(({ path }) => path.startsWith(rule.path.replace(/\*$/, '')));
      const filters = [none, include(s3Pattern(rule)), ...others.map(s3Pattern).map(exclude)];
      return sync(filters, rule.headers['Cache-Control'], rule.path === `${base}/assets/*` ? '' : ' --delete');
    }),
    // Without a charset, browsers assume Windows-1252.
    ...Object.entries(TEXTS).map(([ending, type]) =>
      sync(
        [none, include(`*.${ending}`), ...notCached],
        REVALIDATE,
        ` --content-type "${type}; charset=utf-8" --delete`,
      ),
    ),
    sync([...Object.keys(TEXTS).map((ending) => exclude(`*.${ending}`)), ...notCached]),
  ];
}

const TEXTS = { txt: 'text/plain', md: 'text/markdown' };
const s3Pattern = ({ path }: HeaderRule): string => path.slice(1);
const include = (pattern: string): string => `--include "${pattern}"`;
const exclude = (pattern: string): string => `--exclude "${pattern}"`;
