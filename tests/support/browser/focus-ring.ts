import type { ElementHandle, Page } from 'playwright/test';

/** One control of each kind on each ground: what can take the focus, by its name, its classes and its tone. */
async function controlsOf(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle(() => {
    const kinds = new Map<string, HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,textarea,summary,[tabindex="0"]',
    )) {
      if (element.closest('[aria-hidden=true],.skip') || !element.checkVisibility({ checkVisibilityCSS: true }))
        continue;
      const kind = [
        element.localName,
        element.getAttribute('type'),
        element.className,
        element.parentElement?.className,
        element.closest('[class*=tone-]')?.className,
      ].join(' ');
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
    return [...kinds.values()];
  });
  const handles = [...(await list.getProperties()).values()];
  return handles.map((handle) => handle.asElement() as ElementHandle<HTMLElement>);
}

/** How many pixels of two pictures differ by a contrast of at least 3:1 (WCAG 2.4.13). */
const differing = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      const light = (data: Uint8ClampedArray | undefined, at: number): number => {
        const [red = 0, green = 0, blue = 0] = [...(data?.slice(at, at + 3) ?? [])].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      let count = 0;
      for (let at = 0; at < (first?.length ?? 0); at += 4) {
        if ([0, 1, 2].every((part) => first?.[at + part] === second?.[at + part])) continue;
        const [a, b] = [light(first, at), light(second, at)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) count += 1;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64')],
  );

/**
 * Controls that show the keyboard too little of where it is: by pixels, since a style that is there may be covered, cut
 * off or of the color of what is behind.
 * @param reader a page whose policy allows to read pictures
 */
export async function ringless(page: Page, reader: Page): Promise<string[]> {
  // A page behind another is drawn seldom: its pictures would be waited for.
  await page.bringToFront();
  // From here on the browser takes the visitor for one who uses the keyboard.
  await page.keyboard.press('Tab');
  const faults: string[] = [];
  for (const control of await controlsOf(page)) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await control.focus();
    const box = await control.boundingBox();
    if (!box) continue;
    const clip = {
      x: Math.max(0, box.x - 8),
      y: Math.max(0, box.y - 8),
      width: box.width + 16,
      height: box.height + 16,
    };
    const focused = await page.screenshot({ clip });
    await control.evaluate((element) => element.blur());
    const pixels = await differing(reader, focused, await page.screenshot({ clip }));
    // A line of one pixel around it at least, where all of it is in view.
    if (pixels < box.width + box.height)
      faults.push(
        await control.evaluate((element) => element.outerHTML.slice(0, 120)).then((html) => `${pixels} px: ${html}`),
      );
  }
  return faults;
}
