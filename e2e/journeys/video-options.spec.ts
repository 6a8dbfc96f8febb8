/** The options of a video (specification section 3) and autoplay. */
import type { Page } from '@playwright/test';
import { waitForAnimations } from '../support/axe.ts';
import { expect, site, test } from '../support/journey.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layout-shift.ts';
import {
  allowVideos,
  expectState,
  figure,
  frame,
  id,
  load,
  openVideo,
  player,
  providerRequests,
  recordPlayerScripts,
  scrollToCenter,
  setPlayerState,
  text,
  waitPastAutoplay,
} from '../support/video.ts';

test.use({ allowedErrors: providerRequests });

const play = async (page: Page, options: Record<string, unknown>) => {
  await openVideo(page, options);
  await load(page).click();
  await expectState(page, 'playing');
};
const cover = (page: Page) => figure(page).locator('img');
const start = (page: Page) => figure(page).getByRole('button', { name: text.play }).first();

test('applies startAt, stopAt, vol, mute and list, and toggles full screen', async ({ page }) => {
  const fullscreen = figure(page).getByRole('button', { name: text.fullscreen });
  const volume = figure(page).getByRole('slider', { name: text.volume });
  const mute = figure(page).getByRole('button', { name: text.mute });

  await test.step('startAt, stopAt, vol and full screen', async () => {
    await play(page, { id: 'ccccccccccc', startAt: 12, stopAt: 20, loop: 1, vol: 20 });
    await expect(frame(page)).toHaveAttribute('src', /\/embed\/ccccccccccc\?(?!.*list=)/);
    expect(await player(page)).toMatchObject({ from: 12, muted: false, volume: 20 });
    await expect(volume).toHaveValue('20');
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
    const seek = figure(page).getByRole('slider', { name: text.seek });
    await expect(seek).toHaveAttribute('aria-valuetext', /^00 : 1\d von 01 : 00$/);
    const isFull = () => figure(page).evaluate((element) => document.fullscreenElement === element);
    await fullscreen.click();
    await expect.poll(isFull).toBe(true);
    await expect(figure(page).getByRole('button', { name: text.pause })).toBeVisible();
    await fullscreen.click();
    await expect.poll(isFull).toBe(false);
    await expect(cover(page)).toBeHidden();
    await setPlayerState(page, { at: 20 });
    await expectState(page, 'ended');
    await expect(cover(page)).toBeVisible();
  });

  await test.step('list and mute, and no full-screen button without the Fullscreen API', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'fullscreenEnabled', { value: false }),
    );
    await play(page, { id: undefined, list: 'PLaaaaaaaaaaaaaaaa', mute: true, vol: 50 });
    await expect(frame(page)).toHaveAttribute('src', /\/embed\/.*[?&]list=PLaaaaaaaaaaaaaaaa&/);
    expect(await player(page)).toMatchObject({ muted: true, volume: 50 });
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await expect(volume).toHaveValue('0');
    await expect(fullscreen).toHaveCount(0);
  });
});

test('playlist: next and previous wrap around, and the iframe title follows', async ({ page }) => {
  const ids = [id, 'bbbbbbbbbbb', 'ccccccccccc'];
  await page.addInitScript((listed) => {
    window.listed = listed;
  }, ids);
  await openVideo(page, { list: 'PLaaaaaaaaaaaaaaaa' });
  // Adds the buttons of a playlist; the demo contains none.
  await figure(page)
    .locator('[data-video-controls]')
    .evaluate((bar) => {
      for (const name of ['previous', 'next'] as const) {
        const button = document.createElement('button');
        button.dataset.control = name;
        button.textContent = name;
        bar.append(button);
      }
    });
  await load(page).click();
  await expectState(page, 'playing');
  for (const [control, at] of [
    ['next', 1],
    ['next', 2],
    ['next', 0],
    ['previous', 2],
  ] as const) {
    await figure(page).locator(`[data-control=${control}]`).click();
    await expect(frame(page)).toHaveAttribute('title', `Titel von ${ids[at]}`);
    await expectState(page, 'playing');
  }
});

test('autoplays muted with consent when visible, and unmutes on the first click', async ({
  page,
}) => {
  const playerScripts = recordPlayerScripts(page);
  await allowVideos(page, site());
  await openVideo(page, { autoPlay: true });
  await waitPastAutoplay(page);
  expect(playerScripts).toEqual([]);
  await scrollToCenter(page);
  await expectState(page, 'playing');
  expect(playerScripts).toHaveLength(1);
  expect((await player(page))?.muted).toBe(true);
  await page.getByRole('heading', { level: 2 }).first().click({ force: true });
  await expect.poll(async () => (await player(page))?.muted).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectState(page, 'paused');
  await scrollToCenter(page);
  await expectState(page, 'playing');
});

test('does not autoplay without autoPlay, with reduced motion or with Save-Data', async ({
  page,
}) => {
  const playerScripts = recordPlayerScripts(page);
  await allowVideos(page, site());
  for (const reason of ['no autoPlay', 'less motion', 'less data'])
    await test.step(reason, async () => {
      await page.emulateMedia({
        reducedMotion: reason === 'less motion' ? 'reduce' : 'no-preference',
      });
      if (reason === 'less data')
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      playerScripts.length = 0;
      await openVideo(page, { autoPlay: reason !== 'no autoPlay' });
      await scrollToCenter(page);
      await waitPastAutoplay(page);
      expect(playerScripts).toEqual([]);
      await expect(cover(page)).toBeVisible();
      await start(page).click();
      await expectState(page, 'playing');
    });
});

test.describe('background video', () => {
  test.use({
    allowedErrors: new RegExp(
      `${providerRequests.source}|^console error: The video cannot be shown`,
    ),
  });

  test('covers body or an element, and reports an invalid containment in the console', async ({
    page,
  }) => {
    for (const containment of ['body', 'footer']) {
      await test.step(`covers ${containment} once and is not focusable`, async () => {
        await play(page, { containment, ratio: '4:3' });
        const holder = page.locator(`${containment} > [data-video-background]`);
        await expect(holder).toHaveCount(1);
        await expect(holder).toHaveAttribute('aria-hidden', 'true');
        await expect(frame(page)).toHaveAttribute('tabindex', '-1');
        const [outer, inner] = await holder.evaluate((box) =>
          [box, box.firstElementChild].map((one) => one?.getBoundingClientRect().toJSON()),
        );
        expect(inner.width).toBeGreaterThanOrEqual(outer.width);
        expect(inner.height).toBeGreaterThanOrEqual(1.29 * outer.height);
        expect(inner.width / inner.height).toBeCloseTo(4 / 3, 2);
      });
    }
    await test.step('logs an error for an invalid containment and keeps the page unchanged', async () => {
      const said = page.waitForEvent('console', (message) =>
        message.text().startsWith('The video cannot be shown'),
      );
      await openVideo(page, { containment: ']]not a selector' });
      await load(page).click();
      await said;
      await expectState(page, 'cover');
      await expect(frame(page)).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('plays and pauses on tap without layout shift', async ({ page }) => {
    await recordLayoutShifts(page.context());
    await allowVideos(page, site());
    await openVideo(page, { loop: 1 });
    await scrollToCenter(page);
    const box = await figure(page).boundingBox();
    await start(page).tap();
    await expectState(page, 'playing');
    await page.getByRole('button', { name: text.pause }).tap();
    await expectState(page, 'paused');
    await figure(page).locator('[data-control=play]').tap();
    await expectState(page, 'playing');
    await setPlayerState(page, { at: 59.5 });
    await expectState(page, 'ended');
    await waitForAnimations(page);
    expect(await figure(page).boundingBox()).toEqual(box);
    expect(await layoutShiftsOf(page)).toEqual([]);

    // Above 765 px the controls include the volume.
    const volume = page.getByRole('slider', { name: text.volume });
    await expect(volume).toBeHidden();
    await page.setViewportSize({ width: 765, height: 844 });
    await expect(volume).toBeHidden();
    await page.setViewportSize({ width: 766, height: 844 });
    await expect(volume).toBeVisible();
  });

  test('loads nothing when useOnMobile is false', async ({ page }) => {
    const playerScripts = recordPlayerScripts(page);
    await allowVideos(page, site());
    await openVideo(page, { useOnMobile: false, autoPlay: true });
    await scrollToCenter(page);
    await waitPastAutoplay(page);
    await figure(page).locator('[data-video-load]').dispatchEvent('click');
    await waitPastAutoplay(page);
    expect(playerScripts).toEqual([]);
    await expect(frame(page)).toHaveCount(0);
  });
});
