import {
  addressOfFile,
  folderOfSiteFile,
  sharedAddressOf,
  sharedNameOfFile,
  SITE_FILE,
} from '../../model/addresses/address.ts';
import type { ContentDocument, DocumentKind } from '../../model/content/content.ts';

/** What a document is called and what it is for. */
export type DocumentName = Pick<ContentDocument, 'file' | 'kind' | 'address'>;

/** What a file is called and what it is for, by its path. */
export function documentNameOf(file: string): DocumentName {
  return {
    file,
    kind: kindOf(file),
    address: addressOfFile(file) ?? sharedAddressOf(file) ?? folderOfSiteFile(file) ?? '',
  };
}

/** What a file is for, by its path. */
export function kindOf(file: string): DocumentKind {
  if (file === SITE_FILE) return 'site';
  if (folderOfSiteFile(file) !== undefined) return 'language';
  return sharedNameOfFile(file) === undefined ? 'page' : 'shared';
}
