import type { Codes } from '../../../model/diagnostics/codes.ts';
import { files, whole, type Example } from '../../../model/diagnostics/example.ts';
import { capitalized, didYouMean } from '../../../model/words/phrases.ts';

/** A kind of block with nothing wrong, with other lines in place of its own. */
const schema = (type: string, fields = '', more = ''): string => `{
  "title": "Opening hours",
  "description": "The days of the week, each with its hours.",
  "type": "object",
  "properties": {
    "type": { "const": "${type}" }${fields}
  },${more}
  "examples": [{ "type": "${type}" }]
}
`;
const COMPONENT = 'export default function Hours() { return <section>Nine to five</section>; }\n';

/** The two files of a kind of block, as an example. */
function pair(text: string, name = 'openingHours', component = name): Example {
  const { pieces } = files({ [`blocks/${name}.schema.json`]: whole(text) });
  return { pieces, otherFiles: { [`blocks/${component}.tsx`]: COMPONENT } };
}
const GOOD = pair(schema('openingHours'));

/** What is wrong with an owner's own kinds of blocks, besides what is wrong with single fields of their schemas. */
export const ownBlockCodes = {
  'own/bad-name': {
    level: 'error',
    title: 'A kind of block has a name that cannot be used',
    message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
      `"${name}" cannot name a kind of block: it begins with a lower-case letter and has letters (a to z) and digits only, then ".schema.json".`,
      suggestion === undefined ? 'Rename the file.' : `Rename the file to "${suggestion}".`,
    ],
    why: 'The name of the file is what pages write as "type".',
    bad: pair(schema('openingHours'), 'opening-hours', 'openingHours'),
    good: GOOD,
  },
  'own/taken-name': {
    level: 'error',
    title: 'A kind of block has the name of one that is there already',
    message: ({ type, isPart }: { type: string; isPart: boolean }) => [
      isPart
        ? `"${type}" is the name of something that blocks are made of.`
        : `There already is a block "${type}", and every page that uses it means that one.`,
      `Give both files another name, such as "my${capitalized(type)}".`,
    ],
    why: 'Of two blocks with one name nobody could tell which a page means.',
    bad: pair(schema('hero'), 'hero'),
    good: GOOD,
  },
  'own/other-type': {
    level: 'error',
    title: 'A kind of block is called otherwise than its file',
    message: ({ type, written }: { type: string; written: string }) => [
      `This file is called "${type}", but it says that the type of the block is "${written}".`,
      `Write "const": "${type}", or rename both files.`,
    ],
    why: 'The name of the file, of its component and the "type" in pages are one name.',
    bad: pair(schema('openingTimes'), 'openingHours'),
    good: GOOD,
  },
  'own/in-folder': {
    level: 'error',
    title: 'A kind of block lies in a folder of its own',
    message: ({ type }: { type: string }) => [
      'Kinds of blocks are looked for in "blocks" itself, and in no folder below it.',
      `Move this file to "blocks/${type}.schema.json", and the component to "blocks/${type}.tsx".`,
    ],
    why: 'Pages name a kind of block by its file alone. What only its component imports may lie in folders.',
    bad: files({ 'blocks/openingHours/openingHours.schema.json': whole(schema('openingHours')) }),
    good: GOOD,
  },
  'own/no-component': {
    level: 'error',
    title: 'A kind of block has no component',
    message: ({ type, found }: { type: string; found?: string }) => [
      `Nothing draws this block: there is no blocks/${type}.tsx.`,
      found === undefined
        ? 'Write it: its default export is a React component that gets the fields of the block.'
        : `Rename blocks/${found} to "blocks/${type}.tsx".`,
    ],
    why: 'A schema says what a block may hold, a component of the same name draws it.',
    bad: files({ 'blocks/openingHours.schema.json': whole(schema('openingHours')) }),
    good: GOOD,
  },
  'own/no-schema': {
    level: 'error',
    title: 'A component has no schema',
    message: ({ type }: { type: string }) => [
      `This component belongs to no kind of block: there is no "blocks/${type}.schema.json".`,
      'Write it. A component that is only a part of others begins with a capital letter.',
    ],
    why: 'Without a schema no page can use the block, because nobody knows its fields.',
    bad: files({ 'blocks/openingHours.tsx': whole(COMPONENT) }),
    good: GOOD,
  },
  'own/no-default': {
    level: 'error',
    title: 'A component is not what its file exports',
    message: ({ type, name }: { type: string; name?: string }) => [
      `This file exports no component as "default", so nothing would be drawn in the place of a block "${type}".`,
      `Write: export default function ${name ?? capitalized(type)}`,
    ],
    why: 'Pages would be published without the block, and nothing would be said.',
    bad: {
      pieces: files({ 'blocks/openingHours.tsx': whole(COMPONENT.replace('default ', '')) }).pieces,
      otherFiles: { 'blocks/openingHours.schema.json': schema('openingHours') },
    },
    good: GOOD,
  },
  'own/unknown-part': {
    level: 'error',
    title: 'A schema refers to something that is not there',
    message: ({ ref, suggestion, parts }: { ref: string; suggestion?: string; parts: string[] }) => [
      `"${ref}" leads nowhere.`,
      didYouMean(suggestion, `After "../common.schema.json#/$defs/" there can be: ${parts.join(', ')}.`),
    ],
    why: 'What a field may hold is then unknown.',
    bad: pair(schema('openingHours', ',\n    "heading": { "$ref": "../common.schema.json#/$defs/haeding" }')),
    good: pair(schema('openingHours', ',\n    "heading": { "$ref": "../common.schema.json#/$defs/heading" }')),
  },
  'own/unknown-required': {
    level: 'error',
    title: 'A schema requires a field that it does not have',
    message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
      `"${name}" is required here, but it is none of the "properties".`,
      didYouMean(suggestion, 'Describe it in "properties", or take it out of "required".'),
    ],
    why: 'No block could be right: the field must be there, and must not.',
    bad: pair(schema('openingHours', '', '\n  "required": ["type", "days"],')),
    good: pair(schema('openingHours', ',\n    "days": { "type": "string" }', '\n  "required": ["type"],')),
  },
  'own/bad-pattern': {
    level: 'error',
    title: 'A form cannot be read',
    message: ({ reason }: { reason: string }) => [
      `This "pattern" cannot be read: ${reason}.`,
      'Every ( and [ needs its end, and a backslash is written twice in JSON: "\\\\d".',
    ],
    why: 'No text could be compared with it.',
    bad: pair(schema('openingHours', ',\n    "from": { "type": "string", "pattern": "(\\\\d" }')),
    good: pair(schema('openingHours', ',\n    "from": { "type": "string", "pattern": "^\\\\d" }')),
  },
} satisfies Codes;

const SVG = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>\n`;
const LEAF = SVG('<path d="M4 20c0-9 7-16 16-16 0 9-7 16-16 16z"/>');
const icon = (text: string, name = 'leaf-2'): Example => files({ [`icons/${name}.svg`]: whole(text) });

/** What is wrong with an owner's own icons. */
export const ownIconCodes = {
  'icon/bad-name': {
    level: 'error',
    title: 'An icon has a name that cannot be used',
    message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
      `"${name}" cannot be used in the folder icons: an icon is an SVG file whose name has small letters, digits and hyphens.`,
      suggestion === undefined ? 'Save it as SVG, or take it away.' : `Rename the file to "${suggestion}".`,
    ],
    why: 'The name of the file is what pages write as "icon".',
    bad: icon(LEAF, 'Our Leaf'),
    good: icon(LEAF),
  },
  'icon/unreadable': {
    level: 'error',
    title: 'An icon cannot be read',
    message: ({ reason }: { reason: string }) => [
      `This is no SVG that can be read: ${reason}.`,
      'Export it again from your drawing program, as plain SVG.',
    ],
    why: 'Nothing could be drawn.',
    bad: icon('<svg viewBox="0 0 24 24"><path d="M4 4h16"></svg>\n'),
    good: icon(LEAF),
  },
  'icon/cannot-keep': {
    level: 'error',
    title: 'An icon has something that icons cannot have',
    message: ({ names }: { names: string[] }) => [
      `Icons are shapes alone, and this one has more: ${names.join(', ')}.`,
      'In your drawing program, turn texts and effects into paths ("Object to path", "Outline", "Flatten") and export it as plain SVG.',
    ],
    why: 'Icons become a part of the page: scripts, styles, pictures and references to other files have no place in it.',
    bad: icon(SVG('<path d="M4 4h16"/><script>alert(1)</script>')),
    good: icon(SVG('<path d="M4 4h16" stroke="black"/>')),
  },
  'icon/no-size': {
    level: 'error',
    title: 'An icon does not say how large it is',
    message: () => [
      'This drawing has neither a "viewBox" nor a width and height, so nobody knows how far it reaches.',
      'Add the attribute to <svg>, such as: viewBox="0 0 24 24"',
    ],
    why: 'All icons are drawn equally large, so their own size must be known.',
    bad: icon('<svg xmlns="http://www.w3.org/2000/svg"><path d="M4 4h16v16"/></svg>\n'),
    good: icon(LEAF),
  },
  'icon/empty': {
    level: 'error',
    title: 'An icon shows nothing',
    message: () => ['Nothing in this drawing can be seen.', 'Draw something in it, or delete the file.'],
    why: 'Visitors would see a gap.',
    bad: icon(SVG('<path d="M0 0h24v24H0z" fill="none"/>')),
    good: icon(LEAF),
  },
  'icon/many-colors': {
    level: 'advice',
    title: 'An icon has several colors',
    message: ({ colors }: { colors: string[] }) => [
      `This drawing has ${colors.length} colors (${colors.join(', ')}), but icons are drawn in one, that of the text around them.`,
      'Draw it in one color. A picture in several belongs in public/images.',
    ],
    why: 'Shapes that only their colors told apart become one.',
    bad: icon(SVG('<path d="M4 4h16v16z" fill="#2f7d4f"/><path d="M6 6h4v4z" fill="#fff"/>')),
    good: icon(LEAF),
  },
} satisfies Codes;

/** Everything that reading an owner's own parts can find. */
export const ownCodes = { ...ownBlockCodes, ...ownIconCodes };
