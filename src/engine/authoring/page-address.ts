import {
  addressOfFile,
  asAddressName,
  isAddressName,
  isReservedAddress,
  isWithin,
} from '../../model/addresses/address.ts';
import type { KnownAddresses } from '../site/links/known-addresses.ts';
import { decoded } from '../site/links/links-of.ts';
import { withoutBase } from '../site/links/page-meant.ts';
import { Refusal } from './refusal.ts';

/**
 * The address that an author means, however it is written: `/services/cloud`, `services/cloud/`,
 * `pages/services/cloud.json`, with backslashes. Throws a `Refusal` for what cannot be an address at all.
 */
export function pageAddressFrom(written: string): string {
  const path = written.trim().replaceAll('\\', '/');
  if (/^[a-z]:\//i.test(path)) {
    throw new Refusal(
      `Your terminal has made a place on this computer of the address: "${written}". Write it without its first slash, such as services/cloud.`,
    );
  }
  const names = path.replace(/^\.?\/+|(?<!\/)\/+$/g, '');
  return addressOfFile(names) ?? `/${names}`;
}

/** Throws a `Refusal`, with the closest address that is possible, when a page cannot stand at an address. */
export function requirePossible(address: string, lang: string): void {
  const names = address.slice(1).split('/');
  if (address === '/')
    throw new Refusal('"/" is the home page, pages/index.json. Choose another address, such as "/services/cloud".');
  if (!names.every(isAddressName)) {
    // Browsers copy other letters by their code.
    const parts = names.filter((name) => name !== '').map((name) => asAddressName(decoded(name), lang));
    const closest = parts.join('/');
    const hint = closest !== '' && !parts.includes('') ? `Use "/${closest}".` : 'Write it as "/services/cloud".';
    throw new Refusal(
      `"${address}" cannot be an address: names have lower-case letters (a to z), digits and hyphens only. ${hint}`,
    );
  }
  if (isReservedAddress(address)) {
    throw new Refusal(
      `"${address}" is kept for the site itself, or is a name that some computers cannot store. Choose another name.`,
    );
  }
}

/**
 * Throws a `Refusal` when a new address names the folder of the site, as browsers show it: a build puts that before.
 */
export function requireBehindBase(address: string, known: Pick<KnownAddresses, 'pages' | 'base'>): void {
  const meant = withoutBase(address, known);
  // Where pages lie in a folder of that name, another may be meant to.
  if (meant === address || [...known.pages.keys()].some((page) => isWithin(page, known.base))) return;
  throw new Refusal(
    `"${address}" names "${known.base}", which stands before all addresses of this site by itself. Use "${meant}".`,
  );
}
