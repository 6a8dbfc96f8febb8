/** What a visitor sees of the options of a video (specification section 3), of a playlist, and of what is known of a video. */
import type { Page, Route } from '@playwright/test';
import { expect, site, test } from '../support/journey.ts';
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
  state,
  text,
  wouldHaveStarted,
} from '../support/video.ts';

const play = async (page: Page, options: Record<string, unknown>) => {
  await openVideo(page, options);
  await load(page).click();
  await state(page, 'playing');
};
const cover = (page: Page) => figure(page).locator('img');

test.describe('options', () => {
  test.use({ tolerated: fromProvider });

  test('startAt, stopAt: it plays from one second to the other, then the cover is there again', async ({
    page,
  }) => {
    await play(page, { startAt: 12, stopAt: 20, loop: 1 });
    expect((await player(page))?.from).toBe(12);
    const seek = figure(page).getByRole('slider', { name: text.seek });
    await expect(seek).toHaveAttribute('aria-valuetext', /^00 : 1\d von 01 : 00$/);
    await expect(cover(page)).toBeHidden();
    await drive(page, { at: 20 });
    await state(page, 'ended');
    await expect(cover(page)).toBeVisible();
  });

  test('stopAt before startAt is none', async ({ page }) => {
    await play(page, { startAt: 12, stopAt: 5, loop: 1 });
    await drive(page, { at: 30 });
    await expect.poll(async () => (await player(page))?.at).toBeGreaterThan(30.5);
    await state(page, 'playing');
  });

  test('loop: 2 plays twice, from startAt each time', async ({ page }) => {
    await play(page, { startAt: 12, loop: 2 });
    await drive(page, { at: 59.5 });
    await expect.poll(async () => (await player(page))?.at).toBeLessThan(20);
    await state(page, 'playing');
    // For a second after an end none is noticed.
    await expect
      .poll(async () => {
        await drive(page, { at: 59.5 });
        return figure(page).getAttribute('data-state');
      })
      .toBe('ended');
    await expect(cover(page)).toBeVisible();
  });

  for (const [name, options, isMuted, volume, shown] of [
    ['mute', { mute: true }, true, 50, '0'],
    ['vol: 20', { vol: 20 }, false, 20, '20'],
    ['vol: 0', { vol: 0 }, true, 0, '0'],
    ['neither mute nor vol', {}, false, 50, '50'],
  ] as const)
    test(`${name}: the controls say how loud it is`, async ({ page }) => {
      await play(page, options);
      expect(await player(page)).toMatchObject({ muted: isMuted, volume });
      const mute = figure(page).getByRole('button', { name: text.mute });
      await expect(mute).toHaveAttribute('aria-pressed', String(isMuted));
      await expect(figure(page).getByRole('slider', { name: text.volume })).toHaveValue(shown);
    });

  test('autoPlay false: with consent and on the screen it waits for a press', async ({ page }) => {
    await allowVideos(page, site());
    await openVideo(page, { autoPlay: false });
    await centre(page);
    await wouldHaveStarted(page);
    await state(page, 'cover');
    await expect(frame(page)).toHaveCount(0);
    await expect(cover(page)).toBeVisible();
  });

  test('videoURL: the frame shows the video, or the playlist, that it names', async ({ page }) => {
    await play(page, { id: 'ccccccccccc' });
    await expect(frame(page)).toHaveAttribute('src', /\/embed\/ccccccccccc\?(?!.*list=)/);
    await play(page, { id: undefined, list: 'PLaaaaaaaaaaaaaaaa' });
    await expect(frame(page)).toHaveAttribute('src', /\/embed\/.*[?&]list=PLaaaaaaaaaaaaaaaa&/);
  });

  test('full screen: the whole figure with its controls, and back; without the interface no button', async ({
    page,
  }) => {
    await play(page, {});
    const button = figure(page).getByRole('button', { name: text.fullscreen });
    const isFull = () => figure(page).evaluate((element) => document.fullscreenElement === element);
    await button.click();
    await expect.poll(isFull).toBe(true);
    await expect(figure(page).getByRole('button', { name: text.pause })).toBeVisible();
    await button.click();
    await expect.poll(isFull).toBe(false);
    await state(page, 'playing');
    await page.addInitScript(() =>
      Object.defineProperty(document, 'fullscreenEnabled', { value: false }),
    );
    await play(page, {});
    await expect(button).toHaveCount(0);
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
      ['previous', 1],
    ] as const) {
      await figure(page).locator(`[data-control=${control}]`).click();
      await expect(frame(page)).toHaveAttribute('title', `Titel von ${ids[at]}`);
      await state(page, 'playing');
    }
  });
});

test.describe('without what is known of it', () => {
  test.use({
    tolerated: new RegExp(
      [
        fromProvider.source,
        '^console warning: Nothing is known of the video',
        '^answered (404|502): \\S+/api/video/',
        '^failed: \\S+/api/video/',
        '^console error: Failed to load resource: .*/api/video/',
      ].join('|'),
    ),
  });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'no answer': (route) => route.abort(),
    'an answer of 404': (route) => route.fulfill({ status: 404, body: '' }),
    'an answer of 502': (route) => route.fulfill({ status: 502, body: '' }),
    'an answer that is no JSON': (route) => route.fulfill({ body: '<!doctype html>' }),
  };
  for (const [name, fail] of Object.entries(failures))
    test(`${name}: it plays under the title that an editor gave it, and nothing is said of it`, async ({
      page,
    }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith(`Nothing is known of the video ${id}`),
      );
      await page.route('**/api/video/*', fail);
      await play(page, { title: 'Ölwechsel in Hörde' });
      await logged;
      await state(page, 'playing');
      await expect(frame(page)).toHaveAttribute('title', 'Ölwechsel in Hörde');
      await expect(figure(page).getByRole('status').filter({ visible: true })).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
});
