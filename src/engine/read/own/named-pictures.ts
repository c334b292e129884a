import { OWN_BLOCKS } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { MAX_DOCUMENT_SIZE } from '../encoding.ts';

const CODE = /\.(?:[jt]sx?|css|json)$/;
const PICTURE = /\/images\/[^\s"'`()<>\\?#]+/g;

/** The pictures of `public/` that the code in `blocks/` names: no page says that they are shown. */
export function namedPictures(source: FileSource): Set<string> {
  const files = (source.list(OWN_BLOCKS) ?? []).flatMap(({ name, kind }) =>
    kind === 'file' && CODE.test(name) ? `${OWN_BLOCKS}/${name}` : [],
  );
  const texts = files.flatMap((file) =>
    (source.size(file) ?? 0) <= MAX_DOCUMENT_SIZE ? (source.text(file) ?? []) : [],
  );
  return new Set(texts.flatMap((text) => text.match(PICTURE) ?? []).toSorted());
}
