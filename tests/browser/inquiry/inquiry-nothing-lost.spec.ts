import { expect, test, type Browser } from 'playwright/test';
import {
  alive,
  arrived,
  FAILED,
  fault,
  fillContact,
  formOf,
  privacyBox,
  sendButton,
  THANKS,
  toast,
  uniqueMessage,
} from '../../support/browser/inquiry.ts';
import { translate } from '../../support/browser/altered.ts';
import { holdApp } from '../../support/browser/slow.ts';
import { atNight } from '../../support/night.ts';
import { SITE_URL } from '../../support/servers/preview-urls.ts';

test.use({ baseURL: SITE_URL });

type Answer = { result?: { value?: unknown } };

/** A crashed tab cannot be driven as a page any more; the browser itself can still talk to it. */
async function reviveTab(
  browser: Browser,
  targetId: string,
): Promise<(method: string, params: object) => Promise<Answer>> {
  const control = await browser.newBrowserCDPSession();
  const { sessionId } = await control.send('Target.attachToTarget', { targetId, flatten: false });
  let last = 0;
  return (method, params) =>
    new Promise((resolve) => {
      const id = (last += 1);
      control.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id?: number; result?: Answer };
        if (answer.id === id) resolve(answer.result ?? {});
      });
      void control.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    });
}

test.describe('the draft', () => {
  test('comes back after a reload, without the consents, and is gone after success', async ({ page }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await alive(page);
    await fillContact(page, message);
    await page.getByRole('checkbox', { name: 'newsletter' }).check();
    await page.reload();
    await alive(page);
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Ada');
    await expect(privacyBox(page)).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'newsletter' })).not.toBeChecked();
    await privacyBox(page).check();
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
  });

  // Whose draft it is, inquiry-draft.test.ts knows.
  test('comes back after going elsewhere on the site, and belongs to its own form', atNight(true), async ({ page }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await alive(page);
    await fillContact(page, message);
    await page.locator('header').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await page.goto('/services/face-id-auth');
    await alive(page);
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    await page.goto('/contact');
    await alive(page);
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    await expect(privacyBox(page)).not.toBeChecked();
  });

  test('survives a crash of the page', atNight(true), async ({ page, context, browser }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await alive(page);
    await fillContact(page, message);
    const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo');
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const tab = await reviveTab(browser, targetInfo.targetId);
    await tab('Page.navigate', { url: page.url() });
    const read = `document.querySelector('main form[novalidate] [name=message]')?.value`;
    await tab('Runtime.evaluate', { expression: `document.querySelector('main form').scrollIntoView()` });
    await expect.poll(async () => (await tab('Runtime.evaluate', { expression: read })).result?.value).toBe(message);
  });

  test(
    'who is asked and stays has the page as it was, at its own address, and its links',
    atNight(true),
    async ({ page }) => {
      await page.goto('/contact');
      await alive(page);
      await fillContact(page, uniqueMessage());
      await fault(page, '500');
      await sendButton(page).click();
      await expect(toast(page, FAILED)).toBeVisible();
      const about = page.locator('header').getByRole('link', { name: 'About Us' });
      await page.route('**/about', (route) => route.abort());
      const stayed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
      await about.click();
      await stayed;
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
      await expect(privacyBox(page)).toBeChecked();
      await page.unroute('**/about');
      await about.click();
      await expect(page).toHaveURL('/about');
    },
  );

  test('the browser asks before leaving only while something is at stake', async ({ page }) => {
    let asked = 0;
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') asked += 1;
      void dialog.accept();
    });
    await page.goto('/contact');
    await alive(page);
    await fillContact(page, uniqueMessage());
    await page.reload();
    expect(asked).toBe(0);
    await alive(page);
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Ada');
    await privacyBox(page).check();
    await fault(page, '500');
    await sendButton(page).click();
    await expect(toast(page, FAILED)).toBeVisible();
    await page.reload();
    expect(asked).toBe(1);
    await fault(page, undefined);
    await alive(page);
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Ada');
    await privacyBox(page).check();
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    await page.reload();
    expect(asked).toBe(1);
  });
});

test.describe('storage that does not work', () => {
  const broken: [name: string, script: string][] = [
    [
      'blocked',
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('blocked', 'SecurityError'); } });`,
    ],
    ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  ];
  for (const [name, script] of broken) {
    const title = `${name}: the form works, and typed words make the browser ask before leaving`;
    test(title, atNight(name === 'full'), async ({ page, request }) => {
      const message = uniqueMessage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      let asked = 0;
      page.on('dialog', (dialog) => {
        asked += 1;
        void dialog.dismiss();
      });
      await page.addInitScript(script);
      await page.goto('/contact');
      await alive(page);
      await fillContact(page, message);
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => asked).toBe(1);
      await sendButton(page).click();
      await expect(toast(page, THANKS)).toBeVisible();
      expect(await arrived(request, message)).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  }
});

test(
  'a form that a browser has translated is there after each failure, says what holds now, and sends',
  atNight(true),
  async ({ page, request }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await fillContact(page, message);
    for (const [kind, said] of [
      ['500', 'What you wrote is still here'],
      ['cut', 'may have arrived'],
    ] as const) {
      await fault(page, kind);
      await sendButton(page).click();
      await expect(formOf(page)).toContainText(said);
      await translate(page);
    }
    await fault(page, undefined);
    await sendButton(page).click();
    await expect(toast(page, THANKS)).toBeVisible();
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    expect(await arrived(request, message)).toHaveLength(1);
  },
);

test.describe('before scripts run', () => {
  test(
    'what is typed is kept, and a submit is done once the app is there',
    atNight(true),
    async ({ page, request }) => {
      const message = uniqueMessage();
      const { release } = await holdApp(page);
      await page.goto('/contact');
      await fillContact(page, message);
      await sendButton(page).click();
      await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
      expect(new URL(page.url()).search).toBe('');
      expect(await arrived(request, message)).toEqual([]);
      release();
      await expect(toast(page, THANKS)).toBeVisible();
      expect(await arrived(request, message)).toHaveLength(1);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit leaks nothing and loses nothing, and the page says how to reach us', async ({ page }) => {
    const message = uniqueMessage();
    await page.goto('/contact');
    await fillContact(page, message);
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(formOf(page).getByLabel('Message')).toHaveValue(message);
    await expect(formOf(page)).toContainText('This form needs JavaScript');
    await expect(formOf(page).locator('a[href^="tel:"]:visible')).toBeVisible();
    await expect(formOf(page).locator('a[href^="mailto:"]:visible')).toBeVisible();
  });
});
