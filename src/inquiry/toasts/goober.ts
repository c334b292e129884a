// goober, the styling engine of notistack, writes into a style element, which a strict Content-Security-Policy forbids. It
// looks for `window._goober` first: a constructed style sheet is put there. To be imported before notistack, since what is
// imported runs in order.

/** What goober needs of a style element. */
interface StyleHolder {
  parentNode: Node;
  nonce: string;
  firstChild: { data: string };
}

/** What stands for a style element, and writes into a sheet of the document. */
function constructedHolder(): StyleHolder {
  const sheet = new CSSStyleSheet();
  let text = '';
  document.adoptedStyleSheets.push(sheet);
  return {
    parentNode: document.head,
    nonce: '',
    firstChild: {
      get data() {
        return text;
      },
      set data(css: string) {
        text = css;
        sheet.replaceSync(css);
      },
    },
  };
}

(window as { _goober?: StyleHolder })._goober ??= constructedHolder();

export {};
