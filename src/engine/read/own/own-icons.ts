import { asAddressName, isAddressName } from '../../../model/addresses/address.ts';
import { reportInto, type Report } from '../../../model/diagnostics/codes.ts';
import { OWN_ICONS, type ContentDocument } from '../../../model/content/content.ts';
import type { Entry, FileSource } from '../../../model/content/files.ts';
import { renameFile } from '../../../model/diagnostics/suggestions.ts';
import type { Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import type { IconDrawing } from '../../../model/page/parts.ts';
import { kindRefusal } from '../refusals.ts';
import { ownIconCodes } from './codes.ts';
import type { OwnParts } from './own-parts.ts';
import { readSvg, type SvgFault } from './svg.ts';

/** What is found in `icons/`, file by file. */
interface Found {
  icons: Map<string, IconDrawing | undefined>;
  documents: Map<string, ContentDocument>;
  refused: Diagnostic[];
}

/** Reads `icons/`. An own icon takes precedence over one of the family: a newer family may use any name. */
export function readOwnIcons(source: FileSource): Pick<OwnParts, 'icons' | 'documents' | 'refused'> {
  const found: Found = { icons: new Map(), documents: new Map(), refused: [] };
  for (const entry of source.list(OWN_ICONS) ?? []) if (!entry.name.startsWith('.')) readEntry(source, entry, found);
  return found;
}

function readEntry(source: FileSource, entry: Entry, found: Found): void {
  const { name, kind } = entry;
  const file = `${OWN_ICONS}/${name}`;
  const stem = name.replace(/\.svg$/i, '');
  const refusal = kindRefusal(file, kind);
  if (refusal) {
    found.refused.push(refusal);
    found.icons.set(stem, undefined);
    return;
  }
  const text = kind === 'file' && name.endsWith('.svg') && isAddressName(stem) ? source.text(file) : undefined;
  if (text === undefined) refuseName(source, entry, stem, found);
  else readIcon(file, stem, text, found);
}

/** Reports a file that is no SVG, or whose name cannot be used. */
function refuseName(source: FileSource, { name, kind }: Entry, stem: string, { icons, refused }: Found): void {
  const closest = name === stem ? '' : asAddressName(stem);
  const suggestion = closest === '' || kind === 'folder' ? undefined : `${closest}.svg`;
  const edits = renameFile(source, suggestion && `${OWN_ICONS}/${suggestion}`);
  reportInto(refused, `${OWN_ICONS}/${name}`, ownIconCodes)('icon/bad-name', {}, { name, suggestion }, edits);
  // Pages that use it by either name are not reported as well.
  if (closest !== '') for (const each of [closest, stem]) icons.set(each, icons.get(each));
}

function readIcon(file: string, stem: string, text: string, { icons, documents }: Found): void {
  const { drawing, colors, fault } = readSvg(text);
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics, file, ownIconCodes);
  if (fault) reportFault(report, fault);
  else if (colors.length > 1) report('icon/many-colors', {}, { colors });
  icons.set(stem, fault ? undefined : drawing);
  documents.set(file, { file, kind: 'icon', address: stem, text, data: undefined, references: [], diagnostics });
}

function reportFault(report: Report<typeof ownIconCodes>, fault: SvgFault): void {
  const location = { range: fault.range };
  if (fault.code === 'unreadable') report('icon/unreadable', location, { reason: fault.reason });
  else if (fault.code === 'lost') report('icon/cannot-keep', location, { names: fault.names });
  else report(`icon/${fault.code}`, location, {});
}
