import { placeholderTexts } from './placeholder-texts.ts';

/** Where the button of a new page leads, and what it says. */
interface Way {
  href: string;
  label: string;
}

/** A page for everything else, whatever the site is about: a heading, a text and a button. */
export function plainTemplate(lang: string, { href, label }: Way): string {
  const { description, card, intro, body, call, promise } = placeholderTexts(lang);
  const text = JSON.stringify;
  return `{
  "$schema": "",
  "version": 1,
  "title": "Title of the page",
  "seo": { "description": ${text(description)} },
  "card": { "icon": "file-text", "text": ${text(card)}, "order": 1 },
  "blocks": [
    {
      "type": "hero",
      "heading": "Title of the page",
      "text": ${text(intro)}
    },
    {
      "type": "prose",
      "body": ${text(body.join('\n\n'))}
    },
    {
      "type": "cta",
      "heading": ${text(call)},
      "tone": "accent",
      "text": ${text(promise)},
      "actions": [{ "label": ${text(label)}, "href": ${text(href)} }]
    }
  ]
}
`;
}
