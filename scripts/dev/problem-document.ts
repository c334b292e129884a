import path from 'node:path';
import { codeFrame } from '../content/check/reporters/index.ts';
import type { Problem } from '../content/model.ts';

type TextOf = (file: string) => string | undefined;

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The first problem and how many more there are, in the form of Vite's error overlay; its file opens in the editor. */
export function overlayError(problems: Problem[], textOf: TextOf, root: string) {
  const [first] = problems as [Problem, ...Problem[]];
  const more = problems.slice(1).map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`);
  const words = [first.message, first.hint].filter(Boolean).join('\n');
  return {
    message: [words, ...(more.length > 0 ? ['', `And ${more.length} more:`, ...more] : [])].join('\n'),
    frame: codeFrame(textOf(first.file) ?? '', first),
    loc: { file: path.join(root, first.file), line: first.line, column: first.column },
    id: path.join(root, first.file),
    plugin: first.code,
    stack: '',
  };
}

/** A page that says what is wrong with a page. It has no pretence of style: it is there to be mended, and reloads when that is done. */
export function problemDocument(problems: Problem[], textOf: TextOf): string {
  const items = problems.map((problem) => {
    const frame = codeFrame(textOf(problem.file) ?? '', problem);
    return `<article><p class="where">${escape(`${problem.file}:${problem.line}:${problem.column}`)} <span>${escape(problem.code)}</span></p><h2>${escape(problem.message)}</h2>${frame ? `<pre>${escape(frame)}</pre>` : ''}<p>${escape(problem.hint)}</p></article>`;
  });
  const many = problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${many}</title><style>
body{margin:0;background:#0a1628;color:#eef3fa;font:17px/1.55 system-ui,sans-serif}main{max-width:52rem;margin:0 auto;padding:4rem 1.5rem}
h1{font-size:2rem;letter-spacing:-.02em;margin:0 0 .5rem}main>p{color:#aab9d0;margin:0 0 2rem}article{padding:1.5rem;margin-bottom:1rem;border:1px solid #24405f;border-radius:14px;background:#10233f}
h2{font-size:1.1rem;margin:.25rem 0 1rem}.where{margin:0;color:#5fd4e0;font:14px/1.5 ui-monospace,monospace}.where span{color:#aab9d0}pre{margin:0 0 1rem;padding:1rem;overflow:auto;border-radius:8px;background:#0a1628;font:14px/1.5 ui-monospace,monospace}article>p:last-child{margin:0;color:#ff9468;font-weight:600}
</style></head><body><main data-problems><h1>${many}</h1><p>This page is shown again as soon as its file is saved without mistakes. The other pages are not affected.</p>${items.join('')}</main>
<script type="module" src="/src/entry-problem.ts"></script></body></html>`;
}
