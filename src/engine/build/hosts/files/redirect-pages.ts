import { escape } from '../../escape.ts';
import type { HostPlan } from '../host.ts';

/** Pages that lead on by themselves, for hosts that know no redirects. Search engines take them for such. */
export function redirectPages(
  { redirects, base }: HostPlan,
  fileOf: (name: string) => string = (name) => `${name}.html`,
): Record<string, string> {
  return Object.fromEntries(redirects.map(({ from, to }) => [fileOf(from.slice(base.length + 1)), pageTo(to)]));
}

const pageTo = (to: string): string => {
  const href = escape(to);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<title>${href}</title><meta http-equiv="refresh" content="0;url=${href}"><link rel="canonical" href="${href}">`,
    `</head><body><a href="${href}">${href}</a></body></html>\n`,
  ].join('');
};
