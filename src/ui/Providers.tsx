import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { mirrored } from 'virtual:pagewright/mirrored';
import { LanguageContext, StringsContext } from '../strings/context.ts';
import { currentStrings } from '../strings/current.ts';
import { createStyleCache } from './style-cache.ts';
import type { PageStrings } from '../strings/index.ts';
import { theme } from '../theme/theme.ts';

/**
 * What Emotion fills, and makes another one of for styles of whole pages: constructed style sheets, since a style
 * element would have to be allowed by every page.
 */
class ConstructedSheet {
  readonly tags = [];
  readonly #sheet = new CSSStyleSheet();
  constructor() {
    document.adoptedStyleSheets.push(this.#sheet);
  }
  insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A selector that this browser does not know.
    }
  }
  flush(): void {
    this.#sheet.replaceSync('');
  }
}

function withOwnSheet(cache: EmotionCache): EmotionCache {
  cache.sheet = new ConstructedSheet() as unknown as EmotionCache['sheet'];
  return cache;
}

let shared: EmotionCache | undefined;

/** The browser's one style cache, which every tree on the page shares. */
const sharedStyleCache = (): EmotionCache => (shared ??= withOwnSheet(createStyleCache(document.dir)));

interface Props {
  cache?: EmotionCache;
  lang?: string;
  dir?: string | undefined;
  strings?: PageStrings;
  children: ReactNode;
}

/**
 * What every tree of ours stands in: language, styles and theme. In a browser the document says its language. (MUI's
 * own ThemeProvider would bring 10 KB for variables we never use.)
 */
export function Providers({
  cache = sharedStyleCache(),
  lang = document.documentElement.lang,
  dir = globalThis.document?.dir,
  strings = currentStrings(),
  children,
}: Props) {
  const tree = mirrored && dir === 'rtl' ? <mirrored.RtlProviders>{children}</mirrored.RtlProviders> : children;
  return (
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={theme}>
        <DefaultPropsProvider value={theme.components}>
          <LanguageContext value={lang}>
            <StringsContext value={strings}>{tree}</StringsContext>
          </LanguageContext>
        </DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
