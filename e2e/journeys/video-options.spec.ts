/** What a visitor sees of the options of a video (specification section 3), and when it plays by itself. */
import type { Page } from '@playwright/test';
import { rested } from '../support/axe.ts';
import { expect, site, test } from '../support/journey.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import {
  allowVideos,
  centre,
  drive,
  figure,
  frame,
  fromProvider,
  id,
  load,
  openVideo,
  player,
  stagesAskedBy,
  state,
  text,
  wouldHaveStarted,
} from '../support/video.ts';

test.use({ tolerated: fromProvider });

const play = async (page: Page, options: Record<string, unknown>) => {
  await openVideo(page, options);
  await load(page).click();
  await state(page, 'playing');
};
const cover = (page: Page) => figure(page).locator('img');
const start = (page: Page) => figure(page).getByRole('button', { name: text.play }).first();

test('it plays from startAt to stopAt, as loud as vol says, in full screen with its controls, and shows what videoURL names', async ({
  page,
}) => {
  const fullscreen = figure(page).getByRole('button', { name: text.fullscreen });
  const volume = figure(page).getByRole('slider', { name: text.volume });
  const mute = figure(page).getByRole('button', { name: text.mute });

  await test.step('startAt, stopAt, vol, full screen', async () => {
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
    await drive(page, { at: 20 });
    await state(page, 'ended');
    await expect(cover(page)).toBeVisible();
  });

  await test.step('a playlist, mute, a browser without the interface for the full screen', async () => {
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

test('a playlist: next and previous go round, and the frame is called by what plays', async ({
  page,
}) => {
  const ids = [id, 'bbbbbbbbbbb', 'ccccccccccc'];
  await page.addInitScript((listed) => {
    window.listed = listed;
  }, ids);
  await openVideo(page, { list: 'PLaaaaaaaaaaaaaaaa' });
  // As the markup of a playlist has them; the demo has none.
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
  await state(page, 'playing');
  for (const [control, at] of [
    ['next', 1],
    ['next', 2],
    ['next', 0],
    ['previous', 2],
  ] as const) {
    await figure(page).locator(`[data-control=${control}]`).click();
    await expect(frame(page)).toHaveAttribute('title', `Titel von ${ids[at]}`);
    await state(page, 'playing');
  }
});

test('by itself with consent, on the screen, muted, and heard after the first press', async ({
  page,
}) => {
  const stages = stagesAskedBy(page);
  await allowVideos(page, site());
  await openVideo(page, { autoPlay: true });
  await wouldHaveStarted(page);
  expect(stages).toEqual([]);
  await centre(page);
  await state(page, 'playing');
  expect(stages).toHaveLength(1);
  expect((await player(page))?.muted).toBe(true);
  await page.getByRole('heading', { level: 2 }).first().click({ force: true });
  await expect.poll(async () => (await player(page))?.muted).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await state(page, 'paused');
  await centre(page);
  await state(page, 'playing');
});

test('not by itself without autoPlay, nor for those who want less motion or less data: a cover and its button', async ({
  page,
}) => {
  const stages = stagesAskedBy(page);
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
      stages.length = 0;
      await openVideo(page, { autoPlay: reason !== 'no autoPlay' });
      await centre(page);
      await wouldHaveStarted(page);
      expect(stages).toEqual([]);
      await expect(cover(page)).toBeVisible();
      await start(page).click();
      await state(page, 'playing');
    });
});

test.describe('in the background', () => {
  test.use({
    tolerated: new RegExp(`${fromProvider.source}|^console error: The video cannot be shown`),
  });

  test('of the page, of a part of it, of nothing', async ({ page }) => {
    for (const containment of ['body', 'footer']) {
      await test.step(`of ${containment}: one, out of reach, covering it`, async () => {
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
    await test.step('of nothing: the console has the reason, and the page stays as it is', async () => {
      const said = page.waitForEvent('console', (message) =>
        message.text().startsWith('The video cannot be shown'),
      );
      await openVideo(page, { containment: ']]not a selector' });
      await load(page).click();
      await said;
      await state(page, 'cover');
      await expect(frame(page)).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap plays it and pauses it, and nothing shifts from the cover to the end', async ({
    page,
  }) => {
    await watchShifts(page.context());
    await allowVideos(page, site());
    await openVideo(page, { loop: 1 });
    await centre(page);
    const box = await figure(page).boundingBox();
    await start(page).tap();
    await state(page, 'playing');
    await page.getByRole('button', { name: text.pause }).tap();
    await state(page, 'paused');
    await figure(page).locator('[data-control=play]').tap();
    await state(page, 'playing');
    await drive(page, { at: 59.5 });
    await state(page, 'ended');
    await rested(page);
    expect(await figure(page).boundingBox()).toEqual(box);
    expect(await shiftsOf(page)).toEqual([]);

    // Wider than 765 px it is a tablet, with room for the volume.
    const volume = page.getByRole('slider', { name: text.volume });
    await expect(volume).toBeHidden();
    await page.setViewportSize({ width: 765, height: 844 });
    await expect(volume).toBeHidden();
    await page.setViewportSize({ width: 766, height: 844 });
    await expect(volume).toBeVisible();
  });

  test('one that an editor keeps from phones loads nothing there', async ({ page }) => {
    const stages = stagesAskedBy(page);
    await allowVideos(page, site());
    await openVideo(page, { useOnMobile: false, autoPlay: true });
    await centre(page);
    await wouldHaveStarted(page);
    await figure(page).locator('[data-video-load]').dispatchEvent('click');
    await wouldHaveStarted(page);
    expect(stages).toEqual([]);
    await expect(frame(page)).toHaveCount(0);
  });
});
