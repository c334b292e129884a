import { block, EXAMPLE_PAGE, fields, files } from '../../../model/example.ts';
import { nearest } from '../../../model/nearest.ts';
import { didYouMean, listed } from '../../../model/phrases.ts';
import { replaceWith } from '../../../model/suggestions.ts';
import { siteIndex } from '../../site/site-index.ts';
import { documentRule } from '../rule.ts';
import type { SiteContext } from '../site-context.ts';

/** Shared blocks exist, and none contains itself. */
export const sharedBlocks = documentRule({
  meta: {
    codes: {
      'shared/unknown': {
        level: 'error',
        title: 'A shared block does not exist',
        message: ({ name, suggestion, names }: { name: string; suggestion?: string; names: string[] }) => [
          `There is no shared block "${name}": pages/_shared/${name}.json does not exist.`,
          didYouMean(
            suggestion,
            names.length > 0 ? `There are ${listed(names)}.` : 'Create the file, or remove this block.',
          ),
        ],
        why: 'There is nothing to show in its place.',
        bad: block('{ "type": "shared", "name": "closin" }', {
          'pages/_shared/closing.json': fields(''),
          'pages/services/cloud.json': block('{ "type": "shared", "name": "closing" }'),
        }),
        good: block('{ "type": "shared", "name": "closing" }', {
          'pages/_shared/closing.json': fields(''),
          'pages/services/cloud.json': block('{ "type": "shared", "name": "closing" }'),
        }),
      },
      'shared/cycle': {
        level: 'error',
        title: 'A shared block contains itself',
        message: ({ chain }: { chain: string[] }) => [
          `This shared block contains itself: ${chain.join(' → ')}.`,
          'Put a block of another type in one of these files.',
        ],
        why: 'It would never end.',
        bad: files(
          { 'pages/_shared/closing.json': block('{ "type": "shared", "name": "closing" }') },
          { [EXAMPLE_PAGE]: block('{ "type": "shared", "name": "closing" }') },
        ),
        good: files(
          { 'pages/_shared/closing.json': block('{ "type": "newsletter", "heading": "One letter a month" }') },
          { [EXAMPLE_PAGE]: block('{ "type": "shared", "name": "closing" }') },
        ),
      },
    },
  },
  check({ document, site, report }) {
    for (const { role, value, path } of document.references) {
      if (role !== 'shared') continue;
      const name = value as string;
      const names = siteIndex(site.content).shared;
      if (!names.includes(name)) {
        const refused = site.content.refused.some(({ file }) => file.toLowerCase() === `pages/_shared/${name}.json`);
        const suggestion = nearest(name, names);
        if (!refused)
          report('shared/unknown', { path }, { name, suggestion, names }, replaceWith({ path }, suggestion));
      } else if (document.kind === 'shared') {
        const chain = chainFrom(site, name, document.address);
        // Each ring is one mistake: it is reported in the first of its files.
        if (chain && chain.every((member) => member >= document.address)) {
          report('shared/cycle', { path }, { chain: [document.address, ...chain] });
        }
      }
    }
  },
});

/** The names from one shared block to another through what they show, or nothing if it cannot be reached. */
function chainFrom(site: SiteContext, name: string, target: string, seen = new Set<string>()): string[] | undefined {
  if (name === target) return [name];
  if (seen.has(name)) return undefined;
  seen.add(name);
  for (const { role, value } of site.content.documents.get(`pages/_shared/${name}.json`)?.references ?? []) {
    const rest = role === 'shared' ? chainFrom(site, value as string, target, seen) : undefined;
    if (rest) return [name, ...rest];
  }
  return undefined;
}
