import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Fragment } from '../model/rendering/fragment.ts';
import type { PageLocale } from '../model/rendering/strings.ts';
import type { WrittenPart } from '../model/rendering/live.ts';
import { LivePartView } from '../renderer/LivePartView.tsx';
import { tableFor } from '../strings/tables.ts';
import { withoutUnusedClasses } from '../theme/css/unused-classes.ts';
import { classesIn } from '../model/rendering/class-lists.ts';
import { type LivePart, TakePart } from '../ui/Live.tsx';
import { createStyleCache } from '../ui/style-cache.ts';
import { Providers } from '../ui/Providers.tsx';
import { drawingsIn } from './inline-icons.ts';
import { minifyHtml } from './minify-html.ts';

// What React writes in place of a Suspense boundary that failed or is pending.
const INCOMPLETE = /<!--\$[!?]-->|<template data-(?:dgst|msg)/;
/** Written in place of each live part, which is rendered by itself. */
const PLACEHOLDER = '<template></template>';
const HINT = /<link rel="preload"[^>]*>/g;

/**
 * Renders a React tree to HTML. Each live part in it is rendered as a root of its own, with an id prefix of its own,
 * just as it is hydrated in the browser. Throws where something in it suspends.
 * @param prefix begins each id in it
 */
export function renderFragment(tree: ReactNode, prefix: string, { lang, dir, strings: own }: PageLocale): Fragment {
  const strings = tableFor(lang, own);
  const cache = createStyleCache(dir);
  const render = (part: ReactNode, identifierPrefix: string): string => {
    const html = renderToString(
      <Providers cache={cache} lang={lang} dir={dir} strings={strings}>
        {part}
      </Providers>,
      { identifierPrefix },
    );
    if (INCOMPLETE.test(html)) throw new Error('It waits for something while rendering; blocks must render at once.');
    return html;
  };

  const found: LivePart[] = [];
  const still = render(<TakePart value={(part) => void found.push(part)}>{tree}</TakePart>, prefix).split(PLACEHOLDER);
  const live = found.map(({ props }, index) => ({ prefix: `${prefix}${index}-`, props: throughJson(props) }));
  const parts = found.map(({ type, component }, index) => {
    const { prefix: own, props } = live[index] as WrittenPart;
    return render(<LivePartView type={type} component={component} props={props} />, own);
  });
  const styles = Object.entries(cache.inserted).flatMap(([name, rules]): [string, string][] =>
    typeof rules === 'string' ? [[`${cache.key}-${name}`, rules]] : [],
  );
  const rules = styles.map(([, text]) => text);
  const html = minifyHtml(
    still.map((text, index) => withoutUnusedClasses(text, rules) + (parts[index] ?? '')).join(''),
  );
  const liveHtml = parts.join('');
  const reserved = [...classesIn(liveHtml), ...drawingsIn(liveHtml)];
  return { html: html.replace(HINT, ''), styles, hints: html.match(HINT) ?? [], live, reserved };
}

/** Props as the browser gets them, which reads them from JSON in the document. */
const throughJson = (props: object): object => JSON.parse(JSON.stringify(props)) as object;
