import { sharedFileOf, sharedNameOfFile } from '../../../../model/addresses/address.ts';
import type { ContentDocument } from '../../../../model/content/content.ts';
import { block, EXAMPLE_PAGE, fields, files } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { sharedBlock, sharedNames } from '../../../site/shared-blocks.ts';
import { documentRule } from '../../rule.ts';
import type { SiteContext } from '../../site-context.ts';

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
      const used = sharedBlock(site.content, document.address, name);
      if (!used) {
        const names = sharedNames(site.content, document.address);
        const suggestion = nearest(name, names);
        if (!isRefused(site, document.address, name))
          report('shared/unknown', { path }, { name, suggestion, names }, replaceWith({ path }, suggestion));
      } else if (document.kind === 'shared') {
        const chain = chainFrom(site, used, document);
        // Each ring is one mistake: it is reported in the first of its files that are in this language.
        const folderOf = ({ address }: ContentDocument): string => languageAt(site.content, address).folder;
        const beside = chain?.filter((each) => folderOf(each) === folderOf(document));
        if (chain && beside?.every(({ file }) => file >= document.file))
          report('shared/cycle', { path }, { chain: [document, ...chain].map(({ file }) => nameIn(file)) });
      }
    }
  },
});

const nameIn = (file: string): string => sharedNameOfFile(file) as string;

/** Whether the file of a shared block is there, and another finding says why it is not read. */
function isRefused({ content }: SiteContext, address: string, name: string): boolean {
  const { folder } = languageAt(content, address);
  const files = new Set([folder, ''].map((of) => sharedFileOf(of, name)));
  return content.refused.some(({ file }) => files.has(file.toLowerCase()));
}

/** The shared blocks from one to another through what they show in its language, or nothing if it is not reached. */
function chainFrom(
  site: SiteContext,
  from: ContentDocument,
  target: ContentDocument,
  seen = new Set<ContentDocument>(),
): ContentDocument[] | undefined {
  if (from === target) return [from];
  if (seen.has(from)) return undefined;
  seen.add(from);
  for (const { role, value } of from.references) {
    const next = role === 'shared' ? sharedBlock(site.content, target.address, value) : undefined;
    const rest = next && chainFrom(site, next, target, seen);
    if (rest) return [from, ...rest];
  }
  return undefined;
}
