/** What goober, the styling engine of notistack, needs of a style element. */
interface StyleHolder {
  parentNode: Node;
  nonce: string;
  firstChild: { data: string };
}

/**
 * goober writes into a style element, which a strict Content-Security-Policy forbids. It looks for `window._goober`
 * first: this puts a constructed style sheet behind it. To be called before notistack is loaded.
 */
export function prepareStyles(): void {
  const place = window as { _goober?: StyleHolder };
  if (place._goober) return;
  const sheet = new CSSStyleSheet();
  let text = '';
  document.adoptedStyleSheets.push(sheet);
  place._goober = {
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
