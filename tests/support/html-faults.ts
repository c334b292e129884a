import { HtmlValidate, type ConfigData } from 'html-validate';
import { parse, serialize } from 'parse5';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Pages are written as short as they may be.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Sections may stand before the one that has the heading of the page.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Of two menus with the same name one is shown, by the width of the window.
    'unique-landmark': 'off',
    // Files of the site itself need no hash.
    'require-sri': 'off',
    // Firefox ticks a box again after a reload where it is not said: consent has to be given anew.
    'valid-autocomplete': 'off',
  },
};
const validator = new HtmlValidate(config);

/** What a page has that the HTML standard does not allow, and where. */
export function htmlFaults(html: string): string[] {
  // End tags that may be left out are left out, which the validator takes for mistakes.
  const { results } = validator.validateStringSync(serialize(parse(html)));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
