import { reportInto } from '../../../model/diagnostics/codes.ts';
import type { ContentDocument } from '../../../model/content/content.ts';
import type { DataPath, Diagnostic } from '../../../model/diagnostics/diagnostic.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import { schemaCodes } from '../../schema/codes.ts';
import { schemaDiagnostics } from '../../schema/faults/diagnose.ts';
import { createSources } from '../locate.ts';
import type { Schemas } from '../../schema/schemas.ts';

/** What is wrong with the examples of a kind of block: the same as would be wrong with a block of a page. */
export function exampleDiagnostics(
  schemas: Schemas,
  { file, text, data }: ContentDocument,
  type: string,
): Diagnostic[] {
  const examples = (data as { examples: Record<string, unknown>[] }).examples;
  const sourceOf = createSources(text);
  return examples.flatMap((example, index) => {
    if (example['type'] !== undefined && example['type'] !== type)
      return [ofOtherType(file, index, type, example['type'])];
    const shared = { version: 1, block: { ...example, type } };
    const { errors } = schemas.validate('shared', shared);
    const there = (path: DataPath): DataPath => ['examples', index, ...path.slice(1)];
    const sourceAt = (path: DataPath): string => sourceOf(there(path));
    const subject = { file, kind: 'shared', data: shared, sourceAt } as const;
    const found = errors.length > 0 ? schemaDiagnostics(schemas, subject, errors) : [];
    return found.map(({ suggestions: _inBlock, location, ...diagnostic }) => ({
      ...diagnostic,
      location: {
        ...location,
        ...(location.path && { path: there(location.path) }),
        ...(location.about && { about: there(location.about) }),
      },
    }));
  });
}

function ofOtherType(file: string, index: number, type: string, value: unknown): Diagnostic {
  const diagnostics: Diagnostic[] = [];
  const suggestion = nearest(String(value), [type]);
  const location = { path: ['examples', index, 'type'] };
  reportInto(diagnostics, file, schemaCodes)('block/unknown-choice', location, { value, suggestion, allowed: [type] });
  return diagnostics[0] as Diagnostic;
}
