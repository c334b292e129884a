import type { DataPath } from '../../../../model/diagnostics/diagnostic.ts';
import { sectionsOf, type Section } from '../../../site/links/anchors.ts';
import { block } from '../../../../model/diagnostics/example.ts';
import { createLocator } from '../../../read/locate.ts';
import { documentRule } from '../../rule.ts';

/** A section name stands once on a page. */
export const sections = documentRule({
  meta: {
    codes: {
      'page/duplicate-section': {
        level: 'error',
        title: 'Two sections have the same name',
        message: ({ name, line, shared }: { name: string; line: number; shared?: string }) => [
          `The section name "${name}"${shared === undefined ? '' : ` of the shared block "${shared}"`} is already used on this page, on line ${line}. A link to "#${name}" would only reach the first.`,
          shared === undefined
            ? 'Give one of them another name.'
            : 'Give the block another name here: "id": "another-name"',
        ],
        why: 'A link to the name would only reach the first.',
        bad: block(
          '{ "type": "prose", "id": "prices", "body": "From $60 a month." },\n{ "type": "prose", "id": "prices", "body": "By the month." }',
        ),
        good: block(
          '{ "type": "prose", "id": "prices", "body": "From $60 a month." },\n{ "type": "prose", "id": "terms", "body": "By the month." }',
        ),
      },
    },
  },
  check({ document, site, report }) {
    if (document.kind !== 'page') return;
    const own = document.references
      .filter(({ role }) => role === 'anchor')
      .map(({ value, path }): Section => ({ name: value as string, path }));
    const first = new Map<string, DataPath>();
    let locate: ReturnType<typeof createLocator> | undefined;
    const reported = new Set<unknown>();
    for (const { name, path, shared } of sectionsOf(document, site.content) ?? own) {
      const earlier = first.get(name);
      if (!earlier) first.set(name, path);
      else if (!reported.has(shared ?? path[1])) {
        // Of a block that was copied as a whole one name is enough; so it is of a shared one, however often it is
        // shown.
        reported.add(shared ?? path[1]);
        locate ??= createLocator(document.text);
        report('page/duplicate-section', { path }, { name, line: locate({ path: earlier }).line, shared });
      }
    }
  },
});
