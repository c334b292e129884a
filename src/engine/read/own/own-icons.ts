import { asAddressName, isAddressName } from '../../../model/addresses/address.ts';
import { reportInto, type Report } from '../../../model/diagnostics/codes.ts';
import { OWN_ICONS, type ContentDocument } from '../../../model/content/content.ts';
import type { FileSource } from '../../../model/content/files.ts';
import { renameFile } from '../../../model/diagnostics/suggestions.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { IconDrawing } from '../../../model/page/parts.ts';
import { kindRefusal } from '../refusals.ts';
import { ownIconCodes } from './codes.ts';
import type { OwnParts } from './own-parts.ts';
import { readSvg, type SvgFault } from './svg.ts';

/** Reads `icons/`. An icon that has a name of the family takes its place: a later family may take any name. */
export function readOwnIcons(source: FileSource): Pick<OwnParts, 'icons' | 'documents' | 'refused'> {
  const icons = new Map<string, IconDrawing | undefined>();
  const documents = new Map<string, ContentDocument>();
  const refused: Diagnostic[] = [];
  for (const { name, kind } of source.list(OWN_ICONS) ?? []) {
    if (name.startsWith('.')) continue;
    const file = `${OWN_ICONS}/${name}`;
    const stem = name.replace(/\.svg$/i, '');
    const refusal = kindRefusal(file, kind);
    if (refusal) {
      refused.push(refusal);
      icons.set(stem, undefined);
      continue;
    }
    const text = kind === 'file' && name.endsWith('.svg') && isAddressName(stem) ? source.text(file) : undefined;
    if (text === undefined) {
      const closest = name === stem ? '' : asAddressName(stem);
      const suggestion = closest === '' || kind === 'folder' ? undefined : `${closest}.svg`;
      const edits = renameFile(source, suggestion && `${OWN_ICONS}/${suggestion}`);
      reportInto(refused, file, ownIconCodes)('icon/bad-name', {}, { name, suggestion }, edits);
      // Whoever uses it already is told once.
      if (closest !== '') for (const each of [closest, stem]) icons.set(each, icons.get(each));
      continue;
    }
    const { drawing, colors, fault } = readSvg(text);
    const diagnostics: Diagnostic[] = [];
    const report = reportInto(diagnostics, file, ownIconCodes);
    if (fault) reportFault(report, fault);
    else if (colors.length > 1) report('icon/many-colors', {}, { colors });
    icons.set(stem, fault ? undefined : drawing);
    documents.set(file, { file, kind: 'icon', address: stem, text, data: undefined, references: [], diagnostics });
  }
  return { icons, documents, refused };
}

function reportFault(report: Report<typeof ownIconCodes>, fault: SvgFault): void {
  const location = { range: fault.range };
  if (fault.code === 'unreadable') report('icon/unreadable', location, { reason: fault.reason });
  else if (fault.code === 'lost') report('icon/cannot-keep', location, { names: fault.names });
  else report(`icon/${fault.code}`, location, {});
}
