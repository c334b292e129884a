import type { CatalogueBlock, CatalogueExample } from '../../catalogue/catalogue.ts';
import { valueParts, type FieldRow } from '../../catalogue/fields.ts';
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { escapeHtml } from '../../build/escape.ts';
import { exampleAddress, fileOf } from './example-pages.ts';
import { jsonHtml } from './json-html.ts';

/** The attribute that the search looks into. */
export const searchable = (...words: string[]): string => `data-words="${escapeHtml(words.join(' ').toLowerCase())}"`;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

function fieldRow(row: FieldRow): string {
  const above = row.path.slice(0, -1).map((name) => `${escapeHtml(name)} › `);
  const parts = valueParts(row).map(
    ({ words, typed }) => `<li>${[escapeHtml(words), ...typed.map(code)].filter(Boolean).join(' ')}</li>`,
  );
  const see = row.see ? `<li><a href="#${row.see}">All ${row.see}</a></li>` : '';
  return `<tr role="row" style="--depth:${row.path.length - 1}" ${searchable(row.path.join(' '), row.title, row.description, row.kind, ...row.choices)}>
<th scope="row" role="rowheader"><code class="field">${above.length > 0 ? `<span>${above.join('')}</span>` : ''}${escapeHtml(row.path.at(-1) ?? '')}</code>${row.required ? '<em>required</em>' : ''}</th>
<td role="cell"><ul class="parts">${parts.join('')}${see}</ul></td><td role="cell">${escapeHtml(row.description)}</td></tr>`;
}

/** What can be written, as a table that becomes a list where there is no room for one. */
export const fieldTable = (
  name: string,
  fields: FieldRow[],
): string => `<table role="table" aria-label="${escapeHtml(name)}">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Field</th><th scope="col" role="columnheader">What to write</th><th scope="col" role="columnheader">What it is for</th></tr></thead>
<tbody role="rowgroup">${fields.map(fieldRow).join('\n')}</tbody></table>`;

/** A frame that shows an address of this server as a visitor sees it; the page's script gives it its size. */
export const stage = (address: string, title: string, scheme?: 'light' | 'dark'): string =>
  `<div class="stage"${scheme ? ' data-fixed' : ''}><iframe loading="lazy" title="${escapeHtml(title)}" src="${address}${scheme ? `?scheme=${scheme}` : ''}"></iframe></div>`;

function exampleFigure(
  block: CatalogueBlock,
  { value, labels }: CatalogueExample,
  index: number,
  problems: ReportedDiagnostic[],
): string {
  const name = `${block.title}, example ${index + 1}`;
  const address = exampleAddress(block.type, index);
  const lacking = problems
    .filter(({ file }) => file === fileOf(address))
    .map(({ message }) => `<li>${escapeHtml(message)}</li>`);
  return `<figure class="example"><figcaption><strong>Example ${index + 1}</strong>${labels
    .map((label) => `<span class="chip">${escapeHtml(label)}</span>`)
    .join(
      '',
    )}<a href="${address}" target="_blank" aria-label="Open by itself: ${escapeHtml(name)}">Open by itself</a></figcaption>
${stage(address, name)}
${lacking.length > 0 ? `<div class="lacking"><p>On this site the checker would say:</p><ul>${lacking.join('')}</ul></div>` : ''}
<div class="json tone-dark"><pre tabindex="0" role="region" aria-label="JSON of ${escapeHtml(name)}">${jsonHtml(value)}</pre><button type="button" data-copy aria-label="Copy JSON of ${escapeHtml(name)}">Copy JSON</button></div></figure>`;
}

/** A text in which the types it names lead to them. */
const linked = (text: string, types: string[]): string =>
  escapeHtml(text).replace(/&#34;(\w+)&#34;/g, (quoted, name: string) =>
    types.includes(name) ? `<a href="#${name}"><code>${name}</code></a>` : quoted,
  );

/** Whoever looks for one block does not look for those that advise to take it instead. */
const withoutOthers = (text: string): string => text.replace(/"\w+"/g, '');

/**
 * A block type: what it is and when to choose it, every example as a visitor sees it and as an author writes it, its
 * fields.
 */
export function blockHtml(
  block: CatalogueBlock,
  group: string,
  problems: ReportedDiagnostic[],
  types: string[],
): string {
  return `<article id="${block.type}" data-block ${searchable(block.type, block.title, group, ...[block.description, block.use].map(withoutOthers))}>
<header><p class="group">${escapeHtml(group)}</p><h2>${escapeHtml(block.title)}</h2><code>${block.type}</code><p>${linked(block.description, types)}</p>${block.use ? `<p class="use">${linked(block.use, types)}</p>` : ''}</header>
<div class="examples">${block.examples.map((example, index) => exampleFigure(block, example, index, problems)).join('\n')}</div>
${block.fields.length > 0 ? `<h3>Fields</h3>\n${fieldTable(`Fields of ${block.title}`, block.fields)}` : ''}</article>`;
}
