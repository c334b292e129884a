import { block } from '../../../model/example.ts';
import { nearest } from '../../../model/nearest.ts';
import { didYouMean } from '../../../model/phrases.ts';
import { forEachString, isAside } from '../../../model/strings.ts';
import { replaceWith } from '../../../model/suggestions.ts';
import { findTokens } from '../../../model/tokens.ts';
import { documentRule } from '../rule.ts';

/** Every `{token}` has a value. */
export const tokens = documentRule({
  meta: {
    codes: {
      'token/unknown': {
        level: 'error',
        title: 'A fact in braces does not exist',
        message: ({ name, suggestion, names }: { name: string; suggestion?: string; names: string[] }) => [
          `There is no "{${name}}". It is neither in pages/_site.json nor one of the built-in facts, so visitors would see the braces.`,
          didYouMean(
            suggestion && `{${suggestion}}`,
            `You can use ${names
              .slice(0, 8)
              .map((known) => `{${known}}`)
              .join(', ')}${names.length > 8 ? ' and more' : ''}. For plain braces write {{${name}}}.`,
          ),
        ],
        why: 'Visitors would see the braces.',
        bad: block('{ "type": "prose", "body": "Call {site.phone}" }'),
        good: block('{ "type": "prose", "body": "Call {site.phones.main}" }'),
      },
    },
  },
  check({ document: { data, text: source }, site, report }) {
    const values = site.tokens;
    // Groups begin with a brace, too, but no letter follows.
    if (!values || !/\{[a-zA-Z\\]/.test(source)) return;
    forEachString(data, (text, path) => {
      if (!text.includes('{') || isAside(path)) return;
      for (const { name, offset, length } of findTokens(text)) {
        if (values.has(name)) continue;
        const names = [...values.keys()];
        const location = { path: [...path], within: { offset, length } };
        const suggestion = nearest(name, names);
        report('token/unknown', location, { name, suggestion, names }, replaceWith(location, suggestion && `{${suggestion}}`));
      }
    });
  },
});
