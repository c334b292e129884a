/** What stands where a page is described to search engines, until its author writes that. */
export const DESCRIPTION_TO_WRITE =
  '[Say in one or two sentences what visitors find on this page. Search engines show these words below the title.]';

/** Where the button of a new page leads, and what it says. */
interface Way {
  href: string;
  label: string;
}

/** A page for everything else, whatever the site is about: a heading, a text and a button. */
export const plainTemplate = ({ href, label }: Way): string => `{
  "$schema": "",
  "version": 1,
  "title": "Title of the page",
  "seo": { "description": "${DESCRIPTION_TO_WRITE}" },
  "card": { "icon": "file-text", "text": "[Say in one sentence what visitors find on this page. Lists of pages show it.]", "order": 1 },
  "blocks": [
    {
      "type": "hero",
      "heading": "Title of the page",
      "text": "[Say in one or two sentences what this page is about.]"
    },
    {
      "type": "prose",
      "body": "[Write your text here. An empty line starts a new paragraph, and **bold** stands out.]\\n\\n[Delete what you do not need, and add blocks of other types below: your editor lists them.]"
    },
    {
      "type": "cta",
      "heading": "[Say what the visitor should do now]",
      "tone": "accent",
      "text": "[Say what happens after the click.]",
      "actions": [{ "label": ${JSON.stringify(label)}, "href": "${href}" }]
    }
  ]
}
`;
