import { SITE_FILE } from '../../../model/addresses/address.ts';
import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';

/** Kinds of blocks that other programs have, and what is done here in their place. */
const NOT_TYPES: { names: string[]; instead: string }[] = [
  {
    names: ['spacer', 'spacing', 'space', 'gap', 'divider', 'separator', 'hr'],
    instead: 'Leave it out: blocks keep their distance by themselves.',
  },
  {
    names: ['section', 'container', 'wrapper', 'row', 'group', 'box', 'stack', 'layout'],
    instead:
      'Blocks stand one after the other in "blocks", and each lays out what is in it: write there what this one holds.',
  },
  {
    names: ['navbar', 'navigation', 'nav', 'topbar'],
    instead: `Every page has a navigation: its links stand in "navigation" in ${SITE_FILE}.`,
  },
  {
    names: ['breadcrumb', 'breadcrumbs'],
    instead: `"breadcrumbs": true in ${SITE_FILE} shows the pages above each page over its heading.`,
  },
  {
    names: ['languages', 'languageswitcher', 'langswitcher'],
    instead: `Leave it out: the switch stands in the header of every page, once ${SITE_FILE} has "languages".`,
  },
  {
    names: ['search', 'searchbar', 'searchbox'],
    instead: `Visitors search with the button in the header, which "search" in ${SITE_FILE} shows.`,
  },
  {
    names: ['social', 'sociallinks', 'socialicons', 'socialmedia'],
    instead: `Your profiles stand in every footer: "footer": { "social": … } in ${SITE_FILE}.`,
  },
  {
    names: ['instagram', 'instagramfeed', 'facebook', 'twitter', 'tiktok', 'socialfeed'],
    instead: 'Nothing is loaded from networks: show your pictures in a "carousel", and link to your profile.',
  },
  {
    names: ['tabs', 'tab', 'tabbed'],
    instead: 'What is in tabs, few people find: write a block for each, one below the other. "faq" folds what is long.',
  },
  {
    names: ['toc', 'tableofcontents'],
    instead: 'A text lists its parts by itself: write "contents": true into the block "prose".',
  },
  {
    names: ['sidebar', 'aside', 'widget', 'popup', 'modal', 'popover'],
    instead: 'Leave it out: what a page says stands in its blocks, one after the other, and nothing before them.',
  },
  {
    names: ['cookiebanner', 'cookieconsent', 'cookies'],
    instead: 'Leave it out: visitors are asked by themselves where "analytics" needs their consent.',
  },
  {
    names: ['chat', 'livechat', 'whatsapp'],
    instead: 'A chat is a link, such as to https://wa.me/…: write it into the "actions" of a block.',
  },
  {
    names: ['comments', 'disqus'],
    instead: 'Leave it out: pages have no comments. A link to the contact page lets people answer.',
  },
  {
    names: ['share', 'sharing', 'sharebuttons', 'socialshare'],
    instead: 'Leave it out: browsers and telephones share a page by themselves.',
  },
  {
    names: ['shop', 'cart', 'checkout', 'shoppingcart'],
    instead: 'Nothing is sold on the page itself: "pricing" shows what things cost, and its buttons lead to a shop.',
  },
  {
    names: ['countdown', 'timer', 'cuentaatras', 'contagemregressiva', 'comptearebours', 'atzerakokontaketa'],
    instead: 'Leave it out: the day itself, in a text, says more and stays true.',
  },
  {
    names: ['rawhtml', 'customhtml', 'script', 'customcode', 'shortcode'],
    instead: 'Pages hold no code. What another site shows is an "embed", anything else a block of your own.',
  },
  { names: ['footer'], instead: `Every page has a footer: what it shows stands in "footer" in ${SITE_FILE}.` },
];

/** What is done in place of a block that other programs have, and that is none here. */
export function insteadOfType(name: string): string | undefined {
  const word = inPlainLetters(name).replace(/[^\p{L}\p{M}]/gu, '');
  return NOT_TYPES.find(({ names }) => names.includes(word))?.instead;
}
