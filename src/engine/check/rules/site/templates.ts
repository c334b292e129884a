import { TEMPLATES } from '../../../../model/content/content.ts';
import { isListed, type FileSource } from '../../../../model/content/files.ts';
import { VALID_PAGE, site as siteFields } from '../../../../model/diagnostics/example.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean } from '../../../../model/words/phrases.ts';
import { documentRule } from '../../rule.ts';

const SERVICE = { 'templates/service.json': VALID_PAGE };

/** What new pages can begin as is there. */
export const templates = documentRule({
  meta: {
    codes: {
      'site/missing-template': {
        level: 'advice',
        title: 'A template is not there',
        message: ({ name, suggestion }: { name: string; suggestion?: string }) => [
          `There is no file ${TEMPLATES}/${name}.json, so no page can begin as "${name}".`,
          didYouMean(suggestion, 'Write that file, or remove this entry.'),
        ],
        why: 'Whoever begins a page is offered it, and gets none.',
        bad: siteFields('"templates": [{ "name": "servise", "purpose": "what we do for customers" }]', SERVICE),
        good: siteFields('"templates": [{ "name": "service", "purpose": "what we do for customers" }]', SERVICE),
      },
    },
  },
  check({ document: { kind, data }, site: { content }, report }) {
    if (kind !== 'site' || !Array.isArray(data?.['templates'])) return;
    for (const [index, entry] of data['templates'].entries()) {
      const { name } = Object(entry) as { name?: unknown };
      if (typeof name !== 'string' || isListed(content.source, `${TEMPLATES}/${name}.json`)) continue;
      const suggestion = nearest(name, templatesIn(content.source));
      const location = { path: ['templates', index, 'name'] };
      report('site/missing-template', location, { name, suggestion }, replaceWith(location, suggestion));
    }
  },
});

const templatesIn = (source: FileSource): string[] =>
  (source.list(TEMPLATES) ?? []).flatMap(({ name }) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
