import type { HostPlan } from './host.ts';
import { HOST_FOLDER } from '../../site/host-facts.ts';

/** How the files beside it are used: commands to copy. */
export const s3Guide = ({ base }: HostPlan): string => `# S3 with CloudFront

Once, for a bucket that only CloudFront may read (an origin access control):

    aws cloudfront create-function --name pagewright --function-config '{"Comment":"Addresses","Runtime":"cloudfront-js-2.0"}' --function-code fileb://${HOST_FOLDER}/function.js
    aws cloudfront create-response-headers-policy --response-headers-policy-config file://${HOST_FOLDER}/headers.json

Publish the function, and set it in the default behavior of the distribution as *viewer request*, and the policy as
*response headers policy*. Set the error responses 403 and 404 to ${base}/404.html with status 404, kept for 0 seconds.

At each deploy, from the folder above this one:

    aws s3 sync . s3://BUCKET --exclude "${HOST_FOLDER}/*" --exclude "*${base}/assets/*" --exclude "*${base}/fonts/*" --cache-control "public, max-age=0, must-revalidate" --delete
    aws s3 sync .${base}/assets s3://BUCKET${base}/assets --cache-control "public, max-age=31536000, immutable"
    aws s3 sync .${base}/fonts s3://BUCKET${base}/fonts --cache-control "public, max-age=31536000, immutable"
    aws cloudfront update-function --name pagewright --if-match ETAG --function-config '{"Comment":"Addresses","Runtime":"cloudfront-js-2.0"}' --function-code fileb://${HOST_FOLDER}/function.js
    aws cloudfront create-invalidation --distribution-id ID --paths "/*"
`;
