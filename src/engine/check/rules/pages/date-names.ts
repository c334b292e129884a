import { asText } from '../../../../model/words/as-text.ts';
import { isBroken } from '../../../../model/content/content.ts';
import { isGroup } from '../../../../model/content/is-group.ts';
import type { Edit } from '../../../../model/diagnostics/diagnostic.ts';
import { block, EXAMPLE_PAGE, fields, files, type Example } from '../../../../model/diagnostics/example.ts';
import { daysMeant } from '../../../../model/words/meant/days-meant.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { isMisnamedDate } from '../../facts/misnamed-date.ts';
import { documentRule } from '../../rule.ts';

const dated = (facts: string): Example =>
  files(
    {
      [EXAMPLE_PAGE]: block('{ "type": "collection", "from": "/services", "sort": { "by": "date" } }'),
      'pages/services/cloud.json': fields(`"facts": ${facts}`),
    },
    { 'pages/services/it.json': fields('"facts": { "date": "2026-10-03" }') },
  );

/** The day of a page is called as on the pages beside it. */
export const dateNames = documentRule({
  meta: {
    codes: {
      'page/other-date': {
        level: 'advice',
        title: 'The day of a page has another name than on the pages beside it',
        message: ({ name, day = '2026-05-21' }: { name: string; day?: string }) => [
          `This page has a fact ${shown(name)}, and other pages of its folder have a "date". Lists and feeds know the day by that name alone.`,
          `Call it "date", and write the day as year-month-day: "date": ${shown(day)}`,
        ],
        why: 'In a list by date the page would stand as one without a day, and a feed would leave it out.',
        bad: dated('{ "datum": "2026-05-21" }'),
        good: dated('{ "date": "2026-05-21" }'),
      },
    },
  },
  check({ document, site, report }) {
    const facts = document.kind === 'page' && !isBroken(document) ? document.data?.['facts'] : undefined;
    if (!isGroup(facts) || Object.hasOwn(facts, 'date')) return;
    const name = Object.keys(facts).find((fact) => isMisnamedDate(fact, facts[fact]));
    if (name === undefined) return;
    const folder = document.address.slice(0, document.address.lastIndexOf('/'));
    const isDated = site.pagesBelow(folder || '/').some(({ data }) => Object.hasOwn(Object(data?.['facts']), 'date'));
    if (!isDated) return;
    const path = ['facts', name];
    const [day, ...others] = daysMeant(asText(facts[name]));
    const rename: Edit = { kind: 'rename', path, name: 'date' };
    const edits: Edit[] =
      day === facts[name] ? [rename] : [{ kind: 'replace', location: { path }, value: day }, rename];
    const isSure = others.length === 0;
    const args = { name, ...(isSure && day !== undefined && { day }) };
    report('page/other-date', { path, at: 'key', about: [] }, args, isSure ? [{ edits }] : []);
  },
});
