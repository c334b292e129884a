import type { ShownDiagnostic } from '../../model/diagnostics/reported.ts';
import { createBadge } from './badge.ts';
import { fillList } from './diagnostics-list.ts';
import { element } from '../../dom/element.ts';
import colorsCss from './colors.css?raw';
import panelCss from './panel.css?raw';
import { explanationFor, headingFor } from './words.ts';
import { isError } from '../../model/diagnostics/diagnostic.ts';

/** What makes it the same mistake when lines were added above it. */
const identityOf = ({ file, code, message, place }: ShownDiagnostic): string =>
  JSON.stringify([file, code, message, place]);
const errorsIn = (diagnostics: ShownDiagnostic[]): string[] => diagnostics.filter(isError).map(identityOf);

/**
 * Says what is wrong with a page. Over an open page it is a dialog, or a badge when there are only warnings or the
 * dialog was closed; with the attribute `whole` it is all there is, for a page that cannot be shown.
 */
export class DiagnosticsPanel extends HTMLElement {
  readonly #isWhole = this.hasAttribute('whole');
  readonly #title = element(this.#isWhole ? 'h1' : 'h2', { id: 'title', tabindex: '-1', autofocus: '' });
  readonly #about = element('p', { class: 'about' });
  readonly #list = element('ol');
  readonly #badge = createBadge(() => this.#openByHand());
  readonly #announcement = element('p', { class: 'hidden', role: 'status' });
  readonly #dialog: HTMLDialogElement | undefined;
  #diagnostics: ShownDiagnostic[] = [];
  /** Errors that were there when the dialog was closed: only others open it again. */
  #seen = new Set<string>();
  /** Whether it was opened from the badge, and so is not to close by itself. */
  #wanted = false;

  constructor() {
    super();
    const words = element('div', { role: 'status' }, this.#title, this.#about);
    const content = [element('div', { class: 'top' }, words), element('div', { class: 'scroll' }, this.#list)] as const;
    const aside = element(
      'aside',
      { 'aria-label': 'What is wrong with this page' },
      this.#announcement,
      this.#badge.element,
    );
    // Colors of its own, whatever the site's are: it is never taken for a part of the page, and a theme may be the very
    // thing that is wrong.
    this.#dialog = this.#isWhole
      ? undefined
      : element('dialog', { class: 'tone-dark', 'aria-labelledby': 'title' }, ...content);
    const shown = this.#dialog ? [this.#dialog, aside] : [element('main', { class: 'tone-dark' }, ...content)];
    this.attachShadow({ mode: 'open' }).append(element('style', {}, colorsCss + panelCss), ...shown);
    const close = element('button', { type: 'button', class: 'close' }, 'Close');
    if (this.#dialog) content[0].append(close);
    close.addEventListener('click', () => this.#dialog?.close());
    this.#dialog?.addEventListener('click', ({ target }) => target === this.#dialog && this.#dialog?.close());
    this.#dialog?.addEventListener('close', () => this.#closed());
  }

  connectedCallback(): void {
    if (this.#dialog) this.#badge.connect(this);
  }

  /** Shows these in place of those shown before; none at all leaves nothing to be seen. */
  show(diagnostics: ShownDiagnostic[]): void {
    if (JSON.stringify(this.#diagnostics) === JSON.stringify(diagnostics)) return;
    this.#diagnostics = diagnostics;
    this.#title.textContent = headingFor(diagnostics);
    this.#about.textContent = explanationFor(diagnostics, { isBehind: this.#dialog !== undefined });
    fillList(this.#list, diagnostics, this.shadowRoot?.activeElement, this.#title);
    this.#openOrClose(errorsIn(diagnostics));
    this.#showBadge();
    // Beside an open dialog nothing is heard; its own title says the same.
    if (!this.#dialog?.open) this.#announcement.textContent = this.#title.textContent;
  }

  #openOrClose(errors: string[]): void {
    const isNew = errors.some((error) => !this.#seen.has(error));
    // What was fixed is forgotten: made again, it is new.
    this.#seen = new Set(errors.filter((error) => this.#seen.has(error)));
    if (isNew) this.#open();
    else if (this.#diagnostics.length === 0 || (errors.length === 0 && !this.#wanted)) this.#dialog?.close();
  }

  #open(): void {
    if (this.#dialog && !this.#dialog.open) this.#dialog.showModal();
    this.#showBadge();
  }

  #openByHand(): void {
    this.#wanted = true;
    this.#open();
  }

  #closed(): void {
    this.#wanted = false;
    this.#seen = new Set(errorsIn(this.#diagnostics));
    this.#showBadge();
  }

  #showBadge(): void {
    this.#badge.show(this.#diagnostics, { isOpen: this.#dialog?.open === true });
  }
}

customElements.define('pagewright-problems', DiagnosticsPanel);
