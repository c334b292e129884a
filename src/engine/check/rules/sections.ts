import { block } from '../../../model/example.ts';
import { createLocator } from '../../read/locate.ts';
import { documentRule } from '../rule.ts';

/** A section name stands once on a page. */
export const sections = documentRule({
  meta: {
    codes: {
      'page/duplicate-section': {
        level: 'error',
        title: 'Two sections have the same name',
        message: ({ name, line }: { name: string; line: number }) => [
          `The section name "${name}" is already used on this page, on line ${line}. A link to "#${name}" would only reach the first.`,
          'Give one of them another name.',
        ],
        why: 'A link to the name would only reach the first.',
        bad: block('{ "type": "prose", "id": "prices", "body": "From $60 a month." },\n{ "type": "prose", "id": "prices", "body": "By the month." }'),
        good: block('{ "type": "prose", "id": "prices", "body": "From $60 a month." },\n{ "type": "prose", "id": "terms", "body": "By the month." }'),
      },
    },
  },
  check({ document: { kind, references, text }, report }) {
    if (kind !== 'page') return;
    const first = new Map<unknown, (string | number)[]>();
    for (const { role, value, path } of references) {
      if (role !== 'anchor') continue;
      const earlier = first.get(value);
      if (!earlier) first.set(value, path);
      else report('page/duplicate-section', { path }, { name: value as string, line: createLocator(text)({ path: earlier }).line });
    }
  },
});
