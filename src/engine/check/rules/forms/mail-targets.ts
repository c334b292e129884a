import { SITE_FILE } from '../../../../model/addresses/address.ts';
import { block, EXAMPLE_PAGE, files, site } from '../../../../model/diagnostics/example.ts';
import { nearest } from '../../../../model/words/meant/nearest.ts';
import { didYouMean, listed } from '../../../../model/words/phrases.ts';
import { replaceWith } from '../../../../model/diagnostics/suggestions.ts';
import { blocksIn } from '../../../site/blocks-in.ts';
import { siteDataOf } from '../../../site/site-data.ts';
import { documentRule } from '../../rule.ts';

const TARGETS = site('"mail": { "mode": "local", "targets": { "jobs": { "templateId": "template_jobs" } } }');
const form = (target: string) =>
  files({ [EXAMPLE_PAGE]: block(`{ "type": "inquiryForm", "target": "${target}" }`), [SITE_FILE]: TARGETS });

/** A form sends its mail to a target that the site has. */
export const mailTargets = documentRule({
  meta: {
    codes: {
      'form/unknown-target': {
        level: 'error',
        title: 'A form sends its mail to a target that does not exist',
        message: ({ target, suggestion, known }: { target: string; suggestion?: string; known: string[] }) => [
          `This form sends its mail to "${target}", but "mail.targets" in pages/_site.json has no such name.`,
          didYouMean(
            suggestion,
            known.length > 0 ? `Choose one of ${listed(known)}, or add it there.` : 'Add it there, or remove "target".',
          ),
        ],
        why: 'The inquiries would go to somebody else.',
        bad: form('job'),
        good: form('jobs'),
      },
    },
  },
  check({ document, site: { tokens, content }, report }) {
    if (!tokens) return;
    const known = Object.keys(siteDataOf(content).mail?.targets ?? {});
    for (const { block: written, path: at } of blocksIn(document)) {
      const { type, target } = written;
      if (type !== 'inquiryForm' || typeof target !== 'string' || known.includes(target)) continue;
      const path = [...at, 'target'];
      const suggestion = nearest(target, known);
      report('form/unknown-target', { path }, { target, suggestion, known }, replaceWith({ path }, suggestion));
    }
  },
});
