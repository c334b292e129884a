// What the core does on given files: run in Node by the test, and as one bundle in a browser.
import type { SearchStrings } from '../../src/model/rendering/strings.ts';
import { fixContent } from '../../src/engine/authoring/fix/fix-content.ts';
import { adviceCodes } from '../../src/engine/check/codes.ts';
import { checkContent } from '../../src/engine/check/check-content.ts';
import { readContent } from '../../src/engine/read/read-content.ts';
import { reportDiagnostics } from '../../src/engine/report/report-diagnostics.ts';
import { resolveContent } from '../../src/engine/resolve/resolve-content.ts';
import { createSchemas } from '../../src/engine/schema/schemas.ts';
import type { SchemaSources } from '../../src/engine/schema/schema.ts';
import { memoryFiles } from '../../src/model/content/memory-files.ts';

/** Files as they travel between processes: their bytes in base64, by name. */
export type Files = Record<string, string>;

/** What is wrong with each of some sites, what can be fixed in them, and the pages that they make. */
export function runCore(sites: readonly Files[], sources: SchemaSources) {
  const schemas = createSchemas(sources, { advice: adviceCodes }, {}, match);
  return sites.map((files) => {
    const bytes = Object.entries(files).map(([file, base64]) => [file, bytesOf(base64)] as const);
    const content = readContent(memoryFiles(Object.fromEntries(bytes)), schemas);
    const diagnostics = checkContent(content);
    const isSound = diagnostics.every(({ severity }) => severity === 'warning');
    return {
      problems: reportDiagnostics(diagnostics, content),
      fixed: fixContent(content).fixed.map(({ file, text, fixes }) => ({ file, text, fixes })),
      pages: isSound ? pagesOf(content) : [],
    };
  });
}

/** A browser has nothing to end a comparison with: those that would take too long are known. */
const match = (form: RegExp, text: string): boolean | undefined =>
  /[+?]\)[*+]/.test(form.source) && text.length > 30 ? undefined : form.test(text);

function pagesOf(content: Parameters<typeof resolveContent>[0]) {
  const resolved = resolveContent(content, {
    today: '2026-11-21',
    icons: {},
    view: {
      icons: [],
      stringsFor: () => ({
        sentences: {
          collection: { all: 'All', page: '{number}', part: '{number} of {pages}', listed: '{titles}' },
          prose: { time: '{count}' },
          header: { trail: '', top: '' },
          places: { closed: '' },
          bounds: { least: '', most: '', firstDay: '', lastDay: '', fromToday: '', untilToday: '' },
          form: { labels: { preferredDate: '' }, demoDate: '' },
          notFound: { heading: '', text: '', buttonText: '' },
          search: {} as SearchStrings,
        },
        forPage: () => undefined,
      }),
    },
    env: {},
  });
  return [...resolved.addresses.keys()].map((address) => resolved.page(address));
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
