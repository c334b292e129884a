import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Fragment } from '../model/rendering/fragment.ts';
import type { SpokenFacts } from '../model/rendering/spoken.ts';
import type { WrittenPart } from '../model/rendering/live.ts';
import { LivePartView } from '../renderer/LivePartView.tsx';
import { tableFor } from '../strings/tables.ts';
import { withoutUnusedClasses } from '../theme/css/unused-classes.ts';
import { classesIn } from '../model/rendering/class-lists.ts';
import { type LivePart, TakePart } from '../ui/Live.tsx';
import { createStyleCache } from '../ui/style-cache.ts';
import { Providers } from '../ui/Providers.tsx';
import { drawingsIn } from './inline-icons.ts';
import { shortHtml } from './short-html.ts';

// What React writes in place of a boundary that failed or waited.
const FAILED = /<!--\$[!?]-->|<template data-(?:dgst|msg)/;
/** Where a live part was taken out. */
const PLACE = '<template></template>';
const HINT = /<link rel="preload"[^>]*>/g;

/**
 * Writes one tree.
 * @param prefix begins each id in it
 */
export function renderFragment(tree: ReactNode, prefix: string, { lang, dir, strings: own }: SpokenFacts): Fragment {
  const strings = tableFor(lang, own);
  const cache = createStyleCache(dir);
  const write = (part: ReactNode, identifierPrefix: string): string => {
    const html = renderToString(
      <Providers cache={cache} lang={lang} dir={dir} strings={strings}>
        {part}
      </Providers>,
      { identifierPrefix },
    );
    if (FAILED.test(html)) throw new Error('It waits for something while rendering; blocks must render at once.');
    return html;
  };

  const taken: LivePart[] = [];
  const around = write(<TakePart value={(part) => void taken.push(part)}>{tree}</TakePart>, prefix).split(PLACE);
  const live = taken.map(({ props }, index) => ({ prefix: `${prefix}${index}-`, props: asWritten(props) }));
  // Each is written as the tree of its own that it will be in a browser, so that both are the same.
  const parts = taken.map(({ type, component }, index) => {
    const { prefix: own, props } = live[index] as WrittenPart;
    return write(<LivePartView type={type} component={component} props={props} />, own);
  });
  const styles = Object.entries(cache.inserted).flatMap(([name, rules]): [string, string][] =>
    typeof rules === 'string' ? [[`${cache.key}-${name}`, rules]] : [],
  );
  const rules = styles.map(([, text]) => text);
  const html = shortHtml(
    around.map((text, index) => withoutUnusedClasses(text, rules) + (parts[index] ?? '')).join(''),
  );
  const alive = parts.join('');
  const kept = [...classesIn(alive), ...drawingsIn(alive)];
  return { html: html.replace(HINT, ''), styles, hints: html.match(HINT) ?? [], live, kept };
}

/** Properties as a browser reads them from the document, where they stand as JSON. */
const asWritten = (props: object): object => JSON.parse(JSON.stringify(props)) as object;
