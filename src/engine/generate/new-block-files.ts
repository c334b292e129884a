import { asAddressName } from '../../model/addresses/address.ts';
import { capitalized } from '../../model/words/phrases.ts';

const common = (name: string, description?: string) => ({
  $ref: `../common.schema.json#/$defs/${name}`,
  ...(description ? { description } : {}),
});

/** One with all that authors see, and one with hardly anything. */
const examplesOf = (type: string, title: string) => [
  {
    type,
    eyebrow: 'At a glance',
    heading: title,
    text: 'A sentence that leads to the entries.',
    items: [
      { title: 'The first entry', text: 'One or two sentences about it, with **bold** where it counts.' },
      { title: 'The second entry' },
    ],
  },
  { type, tone: 'muted', items: [{ title: 'The only entry', text: 'A block without a heading works, too.' }] },
];

/** The schema of a new block type: a heading and a list of entries, with two examples. */
export function schemaOf(type: string, title: string) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: `${title}: say here in a sentence what this block shows.`,
    'x-use': 'Use it for entries of one kind: say here when it is the right block.',
    'x-group': 'Explain',
    type: 'object',
    properties: {
      type: { const: type, title: 'Type', description: `Always "${type}".` },
      eyebrow: common('eyebrow'),
      heading: common('heading'),
      text: common('richText', 'A sentence or two under the heading.'),
      items: {
        title: 'Entries',
        description: 'The entries, in order.',
        type: 'array',
        items: {
          title: 'Entry',
          type: 'object',
          properties: {
            title: common('text', 'The title of the entry.'),
            text: common('richText', 'One or two sentences about it.'),
          },
          required: ['title'],
          additionalProperties: false,
        },
        minItems: 1,
      },
      tone: common('tone'),
      id: common('anchor'),
      lang: common('language'),
      note: common('note'),
    },
    required: ['type', 'items'],
    additionalProperties: false,
    examples: examplesOf(type, title),
  };
}

/** What the component of a new block type draws: its entries in columns. */
const STYLES = `const List = styled(Grid)({
  '& > li': { paddingTop: '1.25rem', borderTop: '2px solid var(--line)' },
  '& p': { marginTop: '.5rem', color: 'var(--ink-soft)' },
});`;

/**
 * The component of a new block type: a section with its entries in columns.
 * @param imports where it has what it is made of: Grid, RichText, Section and entryHeadingLevel
 * @param props the type of what it is given
 */
export function componentOf(type: string, title: string, imports: string, props: string): string {
  return `import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
${imports}

${STYLES}

/** ${title}. */
export default function ${capitalized(type)}(block: ${props}) {
  return (
    <Section block={block}>
      <List>
        {block.items.map((item) => (
          <li key={item.title}>
            <Typography variant="h3" component={entryHeadingLevel(block)}>
              {item.title}
            </Typography>
            {item.text && <RichText text={item.text} />}
          </li>
        ))}
      </List>
    </Section>
  );
}
`;
}

/** The component of a block type that is built in. */
export function builtInComponentOf(type: string, title: string): string {
  const props = `${capitalized(type)}Block`;
  const imports = [
    `import type { ${props} } from '../model/page/types.ts';`,
    "import { Grid } from '../ui/lists/Grid.tsx';",
    "import { entryHeadingLevel } from '../ui/text/heading-level.ts';",
    "import { RichText } from '../ui/text/RichText.tsx';",
    "import { Section } from '../ui/section/Section.tsx';",
  ];
  return componentOf(type, title, imports.join('\n'), props);
}

/**
 * The test of a new block type. That its examples render, hydrate and are accessible is tested for all types together.
 */
export function testOf(type: string): string {
  const name = capitalized(type);
  return `import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ${name} from '../../../src/blocks/${type}.tsx';
import type { ${name}Block } from '../../../src/model/page/types.ts';

function render(block: Omit<${name}Block, 'type'>): string {
  return renderToStaticMarkup(createElement(${name}, { type: '${type}', ...block }));
}

function headings(html: string): string[] {
  return [...html.matchAll(/<(h\\d)[^>]*>([^<]*)/g)].map(([, level, words]) => \`\${level} \${words}\`);
}

test('${type} shows its entries in order, below its heading', () => {
  const html = render({ heading: 'Heading', items: [{ title: 'First', text: 'About it' }, { title: 'Second' }] });
  expect(headings(html)).toEqual(['h2 Heading', 'h3 First', 'h3 Second']);
  expect(html).toContain('<p>About it</p>');
});

test('${type} without a heading has its entries as headings', () => {
  expect(headings(render({ items: [{ title: 'Only' }] }))).toEqual(['h2 Only']);
});
`;
}

/** A block of the new type with every field, for the site on which the tests look at all that there is. */
export function fixtureBlockOf(type: string, title: string) {
  const [example] = examplesOf(type, title);
  return { ...example, tone: 'muted', id: `${asAddressName(title)}-here`, note: 'With everything.' };
}
