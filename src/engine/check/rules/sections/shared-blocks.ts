import { sharedAddressOf, sharedFileOf, sharedNameOfFile } from '../../../../model/addresses/address.ts';
import type { ContentDocument } from '../../../../model/content/content.ts';
import { block, EXAMPLE_PAGE, fields, files } from '../../../../model/diagnostics/example.ts';
import { getOrInsert, memoize } from '../../../../model/memoize.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { languageAt } from '../../../site/languages/languages.ts';
import { namesShown, sharedBlock, sharedNames } from '../../../site/shared-blocks.ts';
import { siteIndex } from '../../../site/site-index.ts';
import { cycleThrough, trimToCycles, type Graph } from '../../cycles.ts';
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
        const graph = cyclicPartOf(site, languageAt(site.content, document.address).folder);
        const cycle = graph.has(document.file) ? cycleThrough(document.file, used.file, graph) : undefined;
        // Each cycle is one mistake: it is reported in the first of its files that are in this language.
        const folderOf = (each: string): string => languageAt(site.content, sharedAddressOf(each) as string).folder;
        const isFirst = cycle?.every((file) => file >= document.file || folderOf(file) !== folderOf(document.file));
        if (cycle && isFirst) report('shared/cycle', { path }, { chain: cycle.map(nameIn) });
      }
    }
  },
});

const nameIn = (file: string): string => sharedNameOfFile(file) as string;

/** Whether the file of a shared block is there, and another diagnostic says why it is not read. */
function isRefused({ content }: SiteContext, address: string, name: string): boolean {
  const { folder } = languageAt(content, address);
  const files = new Set([folder, ''].map((of) => sharedFileOf(of, name)));
  return content.refused.some(({ file }) => files.has(file.toLowerCase()));
}

/** In the language of a folder, which shared blocks show each other, by their files, as far as there can be cycles. */
function cyclicPartOf(site: SiteContext, folder: string): Graph {
  return getOrInsert(cyclicParts(site), folder, () => {
    const { content } = site;
    const edges = siteIndex(content).shared.map((file): [string, string[]] => {
      const shown = namesShown(content.documents.get(file) as ContentDocument);
      return [file, shown.flatMap((name) => sharedBlock(content, `${folder}/`, name)?.file ?? [])];
    });
    return trimToCycles(new Map(edges));
  });
}

const cyclicParts = memoize((_site: SiteContext) => new Map<string, Graph>());
