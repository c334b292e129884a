import type { Page } from 'playwright';

/**
 * The baseline for the cost of a first view: a page as if written by hand, with the same text and pictures. It has the
 * same elements without classes, one small style sheet, no script and no font, and looks similar.
 * @param page shows the built page
 */
export async function pageByHand(page: Page): Promise<string> {
  const { lang, title, parts } = await page.evaluate(() => {
    const shown = ['href', 'src', 'srcset', 'alt', 'width', 'height', 'type', 'name', 'for', 'loading'];
    // Attributes by which menus are closed, and browsers open and close elements.
    const keep = new Set([...shown, 'popover', 'popovertarget', 'open', 'hidden']);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      parts: [...document.querySelectorAll('body > :is(header,main,footer)')].map((part) => {
        // A page by hand has one menu, and nothing that is hidden from most visitors.
        const unseen = '.desktop,.visually-hidden,.when-failed,.without-script';
        for (const extra of part.querySelectorAll(`script,style,svg,${unseen}`)) extra.remove();
        for (const element of [part, ...part.querySelectorAll('*')])
          for (const name of element.getAttributeNames()) if (!keep.has(name)) element.removeAttribute(name);
        return part.outerHTML;
      }),
    };
  });
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body>`,
    ...parts,
    '</body></html>',
  ].join('');
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:17px/1.6 Arial,sans-serif;color:#0b1b33;background:#fbfaf7}
section,footer{padding:3rem 20px;max-width:1248px;margin:auto}
header,main>:first-child{color:#eef3fa;background:#0a1628;max-width:none}
header>div{display:flex;gap:1rem;align-items:center;padding:1rem 20px}
header a{color:inherit;text-decoration:none}header>div>:first-child{margin-right:auto;display:flex}
header button{width:44px;height:44px}
main>:first-child img{display:block;width:72%;max-width:540px;margin:auto}
h1{font-size:2.25rem;line-height:1.06}h2{font-size:1.9rem;line-height:1.14}h3{font-size:1.25rem}
img{max-width:100%;height:auto}ul,ol{padding:0;list-style:none}a{color:#b93c0b}
article{border:1px solid #e3dfd5;border-radius:14px;padding:1.5rem;margin-bottom:1rem}
input,select,textarea,button{font:inherit;padding:.7rem;width:100%;border:1px solid #8b95a5;border-radius:10px}
@media(min-width:900px){ul{display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem}}
@media(prefers-color-scheme:dark){body{color:#eef3fa;background:#101722}a{color:#ff7a45}}
`;
