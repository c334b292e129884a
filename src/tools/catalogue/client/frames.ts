const WIDTHS = { desktop: 1280, phone: 390 };
/** Frames that stand side by side, such as those of the tones. */
const BESIDE = 720;
/** How high a frame is until it tells. */
const UNKNOWN = 480;

const chosen = (group: string): string =>
  document.querySelector<HTMLInputElement>(`input[name=${group}]:checked`)?.value ?? '';
/** What a frame shows. Before its turn a lazy frame holds an empty document that is as high as the frame. */
const bodyOf = (frame: HTMLIFrameElement): HTMLElement | undefined =>
  frame.contentWindow?.location.href === 'about:blank' ? undefined : (frame.contentDocument?.body ?? undefined);

/** Draws a frame as wide as the chosen screen, scaled down to its place, and as high as what it shows. */
function fit(frame: HTMLIFrameElement): void {
  const stage = frame.parentElement as HTMLElement;
  const place = stage.parentElement?.clientWidth ?? 0;
  const screen = chosen('width') === 'phone' ? WIDTHS.phone : 'fixed' in stage.dataset ? BESIDE : WIDTHS.desktop;
  // A phone is no narrower on a phone: it is as wide as its place.
  const width = screen === WIDTHS.phone ? Math.min(screen, place) : Math.max(screen, Math.min(place, screen * 1.25));
  const scale = Math.min(1, place / width);
  frame.style.width = `${width}px`;
  frame.style.transform = scale < 1 ? `scale(${scale})` : '';
  const height = Math.ceil(bodyOf(frame)?.getBoundingClientRect().height ?? 0) || UNKNOWN;
  frame.style.height = `${height}px`;
  stage.style.width = `${width * scale}px`;
  stage.style.height = `${height * scale}px`;
}

/**
 * Keeps what one jumped to at the top while frames above it find their size, until one moves on.
 * Returns what to call after each change of size.
 */
function holding(): () => void {
  let held: Element | null = null;
  const hold = (element: Element | null): void => {
    held = element;
    // The browser's own way of keeping one's place would correct a second time.
    document.documentElement.style.overflowAnchor = held ? 'none' : '';
    held?.scrollIntoView();
  };
  const holdTarget = (): void => hold(document.getElementById(location.hash.slice(1)));
  holdTarget();
  addEventListener('hashchange', holdTarget);
  document.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a[href^="#"]') && setTimeout(holdTarget),
  );
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(sign, () => hold(null), { passive: true, capture: true });
  return () => held?.scrollIntoView();
}

/**
 * Links in an example open in a window of their own: a frame shows its block, and the other pages of its list, and
 * nothing else.
 */
function keepHere(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
  if (
    !link ||
    !/^https?:/.test(link.protocol) ||
    link.getAttribute('href')?.startsWith('#') ||
    link.pathname.startsWith(location.pathname)
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

/** Presses what a frame names, once what it shows has come alive: a state that only a press brings. */
function pressIn(frame: HTMLIFrameElement): void {
  const { press } = frame.dataset;
  const { contentWindow: shown, contentDocument: page } = frame;
  if (press === undefined || !shown || !page) return;
  const isAlive = (): boolean => shown.performance.getEntriesByName('pagewright:ready').length > 0;
  const tryNow = (): void => {
    if (isAlive()) page.querySelector<HTMLElement>(press)?.click();
    else if (frame.contentDocument === page) shown.requestAnimationFrame(tryNow);
  };
  tryNow();
}

/** Keeps every frame the size of what it shows, and in the chosen width and scheme. */
export function setUpFrames(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.stage iframe')];
  const stay = holding();
  const wake = (frame: HTMLIFrameElement): void => {
    const body = bodyOf(frame);
    if (!body) return;
    new ResizeObserver(() => {
      fit(frame);
      stay();
    }).observe(body);
    frame.contentDocument?.addEventListener('click', keepHere, true);
    pressIn(frame);
    fit(frame);
  };
  for (const frame of frames) {
    frame.addEventListener('load', () => wake(frame));
    wake(frame);
  }
  const fitAll = (): void => frames.forEach(fit);
  if (innerWidth < 700) (document.querySelector('input[value=phone]') as HTMLInputElement).checked = true;
  new ResizeObserver(fitAll).observe(document.getElementById('list') as HTMLElement);
  document.querySelector('.bar')?.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'width') fitAll();
    if (name !== 'scheme') return;
    for (const frame of frames.filter(({ parentElement }) => !parentElement?.hasAttribute('data-fixed'))) {
      frame.src = frame.src.replace(/\?.*$/, '') + (value ? `?scheme=${value}` : '');
    }
  });
}
