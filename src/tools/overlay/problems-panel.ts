import { element } from './element.ts';
import { keepInFreeCorner } from './free-corner.ts';
import { panelCss } from './panel-look.ts';
import { problemItem } from './problem-item.ts';
import { summaryOf, type ShownDiagnostic } from '../../model/reported.ts';

const HIDDEN = 'pagewright:warnings-hidden';

const isError = ({ severity }: ShownDiagnostic): boolean => severity === 'error';
const keyOf = (problem: ShownDiagnostic): string => JSON.stringify(problem);
/** What makes it the same mistake when lines were added above it. */
const identityOf = ({ file, code, message, place }: ShownDiagnostic): string => JSON.stringify([file, code, message, place]);

/**
 * Says what is wrong with a page. Over an open page it is a dialog, or a badge when there are only warnings or the dialog was
 * closed; with the attribute `whole` it is all there is, for a page that cannot be shown.
 */
export class ProblemsPanel extends HTMLElement {
  readonly #title: HTMLHeadingElement;
  readonly #about = element('p', { class: 'about' });
  readonly #list = element('ol');
  readonly #frame: HTMLElement;
  readonly #open = element('button', { type: 'button', class: 'open', 'aria-haspopup': 'dialog' });
  readonly #dismiss = element('button', { type: 'button', class: 'dismiss', 'aria-label': 'Hide warnings until this tab is closed' }, '✕');
  readonly #badge = element('div', { class: 'badge tone-dark', 'data-corner': 'bottom-left', hidden: '' }, this.#open, this.#dismiss);
  readonly #announcement = element('p', { class: 'hidden', role: 'status' });
  #problems: ShownDiagnostic[] = [];
  /** Errors that were there when the dialog was closed: only others open it again. */
  #seen = new Set<string>();
  /** Whether it was opened from the badge, and so is not to close by itself. */
  #wanted = false;
  #lookForCorner: () => void = () => undefined;

  constructor() {
    super();
    const isWhole = this.hasAttribute('whole');
    this.#title = element(isWhole ? 'h1' : 'h2', { id: 'title', tabindex: '-1', autofocus: '' });
    const scroll = element('div', { class: 'scroll' }, this.#list);
    const words = element('div', { role: 'status' }, this.#title, this.#about);
    const close = element('button', { type: 'button', class: 'close' }, 'Close');
    this.#frame = isWhole
      ? element('main', { class: 'tone-dark' }, element('div', { class: 'top' }, words), scroll)
      : element('dialog', { class: 'tone-dark', 'aria-labelledby': 'title' }, element('div', { class: 'top' }, words, close), scroll);
    close.addEventListener('click', () => this.#dialog?.close());
    this.#dialog?.addEventListener('click', ({ target }) => target === this.#dialog && this.#dialog?.close());
    this.#dialog?.addEventListener('close', () => this.#closed());
    this.#open.addEventListener('click', () => {
      this.#wanted = true;
      this.#openDialog();
    });
    this.#dismiss.addEventListener('click', () => {
      sessionStorage.setItem(HIDDEN, 'yes');
      this.#showBadge();
    });
    const aside = element('aside', { 'aria-label': 'What is wrong with this page' }, this.#announcement, this.#badge);
    this.attachShadow({ mode: 'open' }).append(element('style', {}, panelCss), this.#frame, ...(isWhole ? [] : [aside]));
  }

  connectedCallback(): void {
    if (this.#dialog) this.#lookForCorner = keepInFreeCorner(this, this.#badge);
  }

  /** Shows these problems in place of those shown before; none at all leaves nothing to be seen. */
  show(problems: ShownDiagnostic[]): void {
    if (JSON.stringify(this.#problems) === JSON.stringify(problems)) return;
    this.#problems = problems;
    this.#fill();
    const errors = problems.filter(isError).map(identityOf);
    const isNew = errors.some((error) => !this.#seen.has(error));
    // What was mended is forgotten: made again, it is new.
    this.#seen = new Set(errors.filter((error) => this.#seen.has(error)));
    if (isNew) this.#openDialog();
    else if (problems.length === 0 || (errors.length === 0 && !this.#wanted)) this.#dialog?.close();
    this.#showBadge();
    // Beside an open dialog nothing is heard; its own title says the same.
    if (!this.#dialog?.open) this.#announcement.textContent = this.#title.textContent;
  }

  get #dialog(): HTMLDialogElement | undefined {
    return this.#frame instanceof HTMLDialogElement ? this.#frame : undefined;
  }

  #fill(): void {
    this.#title.textContent = this.#problems.length > 0 ? `${summaryOf(this.#problems)} on this page` : 'Everything on this page is mended';
    this.#about.textContent = this.#problems.length > 0 ? `${this.#explanation()} Click a problem to open its line in your editor.` : '';
    // What is still wrong keeps its entry, and with it the focus.
    const focused = this.shadowRoot?.activeElement;
    const kept = new Map([...this.#list.children].map((item) => [item.getAttribute('data-key'), item]));
    this.#list.replaceChildren(
      ...this.#problems.map((problem) => {
        const item = kept.get(keyOf(problem)) ?? problemItem(problem);
        item.setAttribute('data-key', keyOf(problem));
        return item;
      }),
    );
    if (focused instanceof HTMLElement) (focused.isConnected ? focused : this.#title).focus({ preventScroll: true });
  }

  #explanation(): string {
    if (!this.#problems.some(isError)) return 'The page is shown all the same; warnings do not stop the site from being built.';
    if (!this.#dialog) return 'The page is shown as soon as the errors are mended and saved. Other pages are not affected.';
    return 'Behind this is the page as it was before. It is shown anew as soon as the errors are mended and saved; other pages are not affected.';
  }

  #openDialog(): void {
    if (this.#dialog && !this.#dialog.open) this.#dialog.showModal();
    this.#showBadge();
  }

  #closed(): void {
    this.#wanted = false;
    this.#seen = new Set(this.#problems.filter(isError).map(identityOf));
    this.#showBadge();
  }

  #showBadge(): void {
    const hasErrors = this.#problems.some(isError);
    this.#open.textContent = summaryOf(this.#problems);
    this.#badge.classList.toggle('error', hasErrors);
    this.#badge.classList.toggle('warning', !hasErrors);
    this.#dismiss.hidden = hasErrors;
    const isHidden = !hasErrors && sessionStorage.getItem(HIDDEN) !== null;
    this.#badge.hidden = this.#problems.length === 0 || isHidden || this.#dialog?.open === true;
    this.#lookForCorner();
  }
}

customElements.define('pagewright-problems', ProblemsPanel);
