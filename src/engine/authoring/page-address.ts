import { addressOfFile, asAddressName, isAddressName, isReservedAddress } from '../../model/addresses/address.ts';
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
    const parts = names.filter((name) => name !== '').map((name) => asAddressName(name, lang));
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
