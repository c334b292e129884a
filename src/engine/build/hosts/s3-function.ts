import type { HostPlan } from './host.ts';

/** How long a function of CloudFront may be, in bytes. */
export const FUNCTION_LIMIT = 10_240;

/** The program that CloudFront runs before it looks for a file. JavaScript as its runtime 2.0 knows it. */
export const cloudFrontFunction = ({
  base,
  redirects,
}: Pick<HostPlan, 'base' | 'redirects'>): string => `// One address a page: no slash at the end, no ".html".
const redirects = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])))};

function moved(to, status) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to } } };
}

function handler(event) {
  const request = event.request;
  const address = request.uri;
  if (Object.prototype.hasOwnProperty.call(redirects, address)) return moved(redirects[address], 301);
  const clean = address.replace(/(?:\\/index)?\\.html$/, '').replace(/^\\/+/, '/').replace(/\\/+$/, '') || '/';
  if (clean !== address) return moved(clean, 308);
  if (address === ${JSON.stringify(base || '/')}) request.uri = ${JSON.stringify(`${base}/index.html`)};
  else if (!/\\.[^/]*$|\\/404$/.test(address)) request.uri = address + '.html';
  return request;
}
`;
