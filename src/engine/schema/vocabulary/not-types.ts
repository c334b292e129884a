import { SITE_FILE } from '../../../model/addresses/address.ts';
import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';

/** Kinds of blocks that other programs have, and what is done here in their place. */
const NOT_TYPES: { names: string[]; instead: string }[] = [
  {
    names: ['spacer', 'spacing', 'space', 'gap', 'divider', 'separator', 'hr'],
    instead: 'Leave it out: blocks keep their distance by themselves.',
  },
  {
    names: ['section', 'container', 'wrapper', 'row', 'group', 'box', 'stack', 'layout'],
    instead:
      'Blocks stand one after the other in "blocks", and each lays out what is in it: write there what this one holds.',
  },
  {
    names: ['navbar', 'navigation', 'nav', 'topbar'],
    instead: `Every page has a navigation: its links stand in "navigation" in ${SITE_FILE}.`,
  },
  { names: ['footer'], instead: `Every page has a footer: what it shows stands in "footer" in ${SITE_FILE}.` },
];

/** What is done in place of a block that other programs have, and that is none here. */
export function insteadOfType(name: string): string | undefined {
  const word = inPlainLetters(name).replace(/\P{L}/gu, '');
  return NOT_TYPES.find(({ names }) => names.includes(word))?.instead;
}
