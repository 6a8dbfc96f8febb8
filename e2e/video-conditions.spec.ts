/** A video by itself, with errors, in the background, on a phone; and that nothing shifts. */
import type { Page } from '@playwright/test';
import { expect, site, test } from './journey.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import {
  allowVideos,
  drive,
  figure,
  frame,
  fromProvider,
  load,
  openVideo,
  player,
  state,
  text,
} from './video.ts';

test.describe('by itself', () => {
  test.use({ tolerated: [fromProvider] });

  test('with consent, on the screen, muted, and heard after the first press', async ({ page }) => {
    await allowVideos(page, site());
    await openVideo(page, { autoPlay: true });
    await page.waitForTimeout(500);
    await expect(frame(page)).toHaveCount(0);
    await figure(page).scrollIntoViewIfNeeded();
    await figure(page).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await state(page, 'playing');
    expect((await player(page))?.muted).toBe(true);
    await page.getByRole('heading', { level: 2 }).first().click({ force: true });
    await expect.poll(async () => (await player(page))?.muted).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await state(page, 'paused');
    await figure(page).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await state(page, 'playing');
  });

  for (const [wish, prepare] of Object.entries({
    'less motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    'less data': (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  })) {
    test(`not for whoever wants ${wish}: a cover and its button`, async ({ page }) => {
      await allowVideos(page, site());
      await prepare(page);
      await openVideo(page, { autoPlay: true });
      await figure(page).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await page.waitForTimeout(800);
      await expect(frame(page)).toHaveCount(0);
      await figure(page).getByRole('button', { name: text.play }).first().click();
      await state(page, 'playing');
    });
  }
});

test.describe('errors', () => {
  test.use({
    // One pattern: of two, the second would be taken for options.
    tolerated: [
      new RegExp(
        `${fromProvider.source}|^console error: Video .*error (101|153)|Nothing is known of the video|\\b502\\b`,
      ),
    ],
  });

  for (const code of [101, 153]) {
    test(`${code}: the cover again, nothing else; the console has the reason`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.route('**/api/video/*', (route) => route.fulfill({ status: 502, body: '' }));
      await openVideo(page);
      await load(page).click();
      // Without what the provider knows of it, which the console says, it plays all the same.
      await expect.poll(() => said.join('\n')).toContain('Nothing is known of the video');
      await state(page, 'playing');
      await drive(page, { error: code });
      await state(page, 'cover');
      await expect(frame(page)).toHaveCount(0);
      expect(said.join('\n')).toContain(`error ${code}`);
    });
  }

  test('in a playlist the next video plays', async ({ page }) => {
    await page.addInitScript(() => {
      window.listed = ['aqz-KE-bpKQ', 'bbbbbbbbbbb'];
    });
    await openVideo(page, { list: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf' });
    await load(page).click();
    await state(page, 'playing');
    await drive(page, { error: 101 });
    await expect(frame(page)).toHaveAttribute('title', 'Titel von bbbbbbbbbbb');
    await state(page, 'playing');
  });
});

test.describe('in the background', () => {
  test.use({
    tolerated: [new RegExp(`${fromProvider.source}|^console error: The video cannot be shown`)],
  });

  for (const containment of ['body', 'footer']) {
    test(`of ${containment}: one, out of reach, covering it`, async ({ page }) => {
      await openVideo(page, { containment });
      await load(page).click();
      await state(page, 'playing');
      const holder = page.locator(`${containment} > [data-video-background]`);
      await expect(holder).toHaveCount(1);
      await expect(holder).toHaveAttribute('aria-hidden', 'true');
      await expect(frame(page)).toHaveAttribute('tabindex', '-1');
      const covers = await holder.evaluate((box) => {
        const [outer, inner] = [box, box.firstElementChild].map((one) =>
          one?.getBoundingClientRect(),
        );
        return outer && inner && inner.width >= outer.width && inner.height >= 1.29 * outer.height;
      });
      expect(covers).toBe(true);
    });
  }

  test('of nothing: the console has the reason, and the page stays as it is', async ({ page }) => {
    await openVideo(page, { containment: ']]not a selector' });
    await load(page).click();
    await state(page, 'cover');
    await expect(frame(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({
    tolerated: [fromProvider],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('a tap loads it', async ({ page }) => {
    await openVideo(page);
    await load(page).tap();
    await state(page, 'playing');
    await page.getByRole('button', { name: text.pause }).tap();
    await state(page, 'paused');
    // Wider than 765 px it is a tablet, with room for the volume.
    const volume = page.getByRole('slider', { name: text.volume });
    await expect(volume).toBeHidden();
    await page.setViewportSize({ width: 765, height: 844 });
    await expect(volume).toBeHidden();
    await page.setViewportSize({ width: 766, height: 844 });
    await expect(volume).toBeVisible();
  });

  test('one that an editor keeps from phones loads nothing there', async ({ page }) => {
    await allowVideos(page, site());
    await openVideo(page, { useOnMobile: false, autoPlay: true });
    await figure(page).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await page.waitForTimeout(500);
    await figure(page).locator('[data-video-load]').dispatchEvent('click');
    await page.waitForTimeout(300);
    await expect(frame(page)).toHaveCount(0);
  });
});

test.describe('stability', () => {
  test.use({ tolerated: [fromProvider] });

  for (const width of [1440, 390]) {
    test(`nothing shifts from the cover to the end, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page.context());
      await allowVideos(page, site());
      await openVideo(page, { loop: 1 });
      await figure(page).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const box = await figure(page).boundingBox();
      await figure(page).getByRole('button', { name: text.play }).first().click();
      await state(page, 'playing');
      await drive(page, { at: 59.5 });
      await state(page, 'ended');
      await page.waitForTimeout(300);
      expect(await figure(page).boundingBox()).toEqual(box);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});
