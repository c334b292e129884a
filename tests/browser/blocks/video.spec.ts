import { expect, test, type Page } from 'playwright/test';
import { watch } from '../../support/browser/app.ts';
import { atNight } from '../../support/night.ts';

const film = (page: Page) => page.locator('video[aria-label="A turning wheel"]');

test(
  'nothing of a video is loaded before it is played; then its captions can be chosen by language',
  atNight(true),
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const faults = watch(page);
    await page.goto('/repairs/wheels/films#turning');
    await expect.poll(() => asked).toContain('/images/bench.png');
    expect(asked.filter((path) => path.endsWith('.vtt'))).toEqual([]);
    expect(await film(page).evaluate((video: HTMLVideoElement) => [video.preload, video.buffered.length])).toEqual([
      'none',
      0,
    ]);

    const played = await film(page).evaluate(async (video: HTMLVideoElement) => {
      const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
      const tracks = [...video.textTracks];
      for (const track of tracks) track.mode = 'showing';
      video.muted = true;
      video.playbackRate = 4;
      await video.play();
      await ended;
      const said = ({ label, cues }: TextTrack) => [label, ...[...(cues ?? [])].map((cue) => (cue as VTTCue).text)];
      return { size: [video.videoWidth, video.videoHeight], said: tracks.map(said) };
    });
    expect(played).toEqual({
      size: [320, 180],
      said: [
        ['English', 'A wheel that runs true.', 'Listen to the spokes.'],
        ['Deutsch', 'Ein Rad, das rund läuft.'],
      ],
    });
    expect(faults).toEqual([]);
  },
);

test(
  'the ring of a player stands around its stage, and what is said can be read below',
  atNight(true),
  async ({ page }) => {
    await page.goto('/repairs/wheels/films#turning');
    await film(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const stage = page.locator('[data-block=video] .stage').first();
    await expect(stage).toHaveCSS('outline-style', 'solid');
    // The next stop is one of its controls.
    await page.keyboard.press('Tab');
    await expect(film(page)).toBeFocused();
    await expect(stage).toHaveCSS('outline-style', 'solid');
    await page.getByText('Read what is said').click();
    await expect(page.getByText('Listen to the spokes.', { exact: false }).last()).toBeVisible();
  },
);
