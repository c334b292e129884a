import type { HostPlan } from './host.ts';

/** The largest size of a CloudFront function, in bytes. */
export const FUNCTION_LIMIT = 10_240;

/** The function that CloudFront runs on each request: JavaScript for its runtime 2.0. */
export const cloudFrontFunction = ({
  base,
  redirects,
}: Pick<HostPlan, 'base' | 'redirects'>): string => `// One address a page: no slash at the end, no ".html".
const redirects = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])))};

// Sent on with what the address asks for, but where a section is meant.
function moved(to, status, asked) {
  const pairs = [];
  for (const name in asked)
    for (const each of asked[name].multiValue || [asked[name]]) pairs.push(each.value ? name + '=' + each.value : name);
  const query = pairs.length === 0 || to.includes('#') ? '' : (to.includes('?') ? '&' : '?') + pairs.join('&');
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to + query } } };
}

function inOneSpelling(address) {
  try {
    return encodeURI(decodeURIComponent(address)).replace(/(.)\\/+$/, '$1');
  } catch (_unreadable) {
    return address;
  }
}

function handler(event) {
  const request = event.request;
  const address = request.uri;
  const old = inOneSpelling(address);
  if (Object.prototype.hasOwnProperty.call(redirects, old)) return moved(redirects[old], 301, request.querystring);
  const clean = address.replace(/(?:\\/index)?\\.html$/, '').replace(/^\\/+/, '/').replace(/\\/+$/, '') || '/';
  if (clean !== address) return moved(clean, 308, request.querystring);
  if (address === ${JSON.stringify(base || '/')}) request.uri = ${JSON.stringify(`${base}/index.html`)};
  else if (!/\\.[^/]*$|\\/404$/.test(address)) request.uri = address + '.html';
  return request;
}
`;
