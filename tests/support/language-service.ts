import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as five from 'vscode-json-languageservice-5';
import * as six from 'vscode-json-languageservice-6';
import { PROJECT } from './places.ts';

/** One suggestion, reduced to what a test looks at. */
interface Suggestion {
  label: string;
  documentation: string;
  inserted: string;
}

/**
 * An editor with this project open: the JSON language service of VS Code, set up from `.vscode/settings.json` as VS
 * Code does it.
 */
interface Editor {
  /** What is offered at the `|` in a text. */
  suggestions: (file: string, text: string) => Promise<Suggestion[]>;
  /** What is shown when the pointer rests at the `|`. */
  hover: (file: string, text: string) => Promise<string>;
  /** What is underlined: line (from 1), the underlined text, message. */
  problems: (file: string, text: string) => Promise<{ line: number; at: string; message: string }[]>;
  /** The bundle that a file is compared with when it does not name one itself. */
  schemaOf: (file: string) => Promise<string | undefined>;
}

interface Association {
  fileMatch: string[];
  url: string;
}

/** The settings as they are committed. */
export const settings = JSON.parse(fs.readFileSync(path.join(PROJECT, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': Association[];
};

const PROJECT_URL = pathToFileURL(PROJECT).href;
const urlOf = (file: string): string => `${PROJECT_URL}/${file}`;

/** The service in each version that editors have: the one of today and the one to come. */
export const editors: [version: string, editor: Editor][] = [
  ['5.7.2', editorWith(five as unknown as typeof six)],
  ['6.0.0-next.4', editorWith(six)],
];

function editorWith({ getLanguageService, TextDocument }: typeof six): Editor {
  const read: string[] = [];
  const service = getLanguageService({
    schemaRequestService: (url) => {
      if (!url.startsWith('file:'))
        throw new Error(`An editor must not need anything from outside, but asked for ${url}`);
      read.push(url);
      return fs.promises.readFile(fileURLToPath(url), 'utf8');
    },
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
    clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
  });
  service.configure({
    validate: true,
    allowComments: false,
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      uri: new URL(url, `${PROJECT_URL}/`).href,
      fileMatch,
      folderUri: PROJECT_URL,
    })),
  });

  const open = (file: string, text: string) => {
    const document = TextDocument.create(urlOf(file), 'json', 1, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  const at = (file: string, marked: string) => {
    const offset = marked.indexOf('|');
    const { document, json } = open(file, marked.slice(0, offset) + marked.slice(offset + 1));
    return { document, json, position: document.positionAt(offset) };
  };
  const words = (markup: unknown): string =>
    typeof markup === 'object' && markup !== null ? (markup as { value: string }).value : String(markup ?? '');

  return {
    async suggestions(file, text) {
      const { document, json, position } = at(file, text);
      const list = await service.doComplete(document, position, json);
      return (list?.items ?? [])
        .toSorted((a, b) => ((a.sortText ?? a.label) < (b.sortText ?? b.label) ? -1 : 1))
        .map((item) => ({
          label: item.label,
          documentation: words(item.documentation),
          inserted: item.textEdit?.newText ?? item.insertText ?? '',
        }));
    },
    async hover(file, text) {
      const { document, json, position } = at(file, text);
      const shown = await service.doHover(document, position, json);
      return [shown?.contents ?? []].flat().map(words).join('\n');
    },
    async problems(file, text) {
      const { document, json } = open(file, text);
      const found = await service.doValidation(document, json, {
        schemaValidation: 'warning',
        comments: 'error',
        trailingCommas: 'error',
      });
      return found.map(({ range, message }) => ({
        line: range.start.line + 1,
        at: document.getText(range).split('\n')[0] ?? '',
        message: words(message),
      }));
    },
    async schemaOf(file) {
      const { document, json } = open(file, '{}');
      const schemas = await service.getMatchingSchemas(document, json);
      return schemas.find(({ node, schema }) => node.parent === undefined && schema.title)?.schema.title;
    },
  };
}
