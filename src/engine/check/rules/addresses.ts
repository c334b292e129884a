import { isReservedAddress } from '../../../model/address.ts';
import { aliasesOf } from '../../site/site-index.ts';
import type { Rule } from '../site.ts';

/** No two pages at one address, and none at an address that the site needs itself. */
export const addresses: Rule = {
  name: 'addresses',
  document(document, { known }, report) {
    if (document.kind !== 'page') return;
    const { address, file } = document;
    const first = known.pages.get(address);
    if (first !== file) report('page/duplicate-address', {}, { address, other: first ?? '', alias: false });
    else if (isReservedAddress(address)) report('page/reserved-address', {}, { address });
    else if (known.derived.has(address)) {
      report('page/duplicate-address', {}, { address, other: `a part of the list in ${known.derived.get(address)}`, alias: false });
    }

    for (const [index, alias] of aliasesOf(document).entries()) {
      const path = ['aliases', index];
      const other = known.pages.get(alias) ?? known.derived.get(alias) ?? (known.aliases.get(alias) === file ? undefined : known.aliases.get(alias));
      if (other !== undefined) report('page/duplicate-address', { path }, { address: alias, other: other === file ? 'this page itself' : other, alias: true });
      else if (isReservedAddress(alias)) report('page/reserved-address', { path }, { address: alias });
    }
  },
};
