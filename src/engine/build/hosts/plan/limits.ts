import type { HostPlan } from '../host.ts';

/** What a host that only hands out files goes without, in sentences. */
export const withoutHeaders = (plan: HostPlan): string[] => [
  'It sends no headers of yours: what "security" and "headers" say is left out, and only what each page says of its safety itself holds.',
  ...withoutRewrites(plan),
];

/** What a host without rewrites goes without. */
export const withoutRewrites = ({ fallbacks, folders }: HostPlan): string[] => [
  ...(fallbacks.length > 0
    ? [`Addresses below ${fallbacks.join(', ')} that are not there show that page by script, and count as missing.`]
    : []),
  ...(folders.length > 0 ? ['There is one not-found page for all languages: that of the first.'] : []),
];

/** What is said where a host takes no more than so many of something: it would refuse the site, or leave out the rest. */
export const tooMany = (what: string, count: number, most: number): string[] =>
  count > most ? [`It takes ${most} ${what}, and the site has ${count}.`] : [];
