/** A video behind its cover, and its player over a provider that this machine plays. */

import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './axe.ts';
import { expect, site, test } from './journey.ts';
import { languages, pageOf } from './pages.ts';
import {
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
  videoTexts,
} from './video.ts';

for (const language of languages) {
  const words = videoTexts[language];

  test(`${language}: the cover says who receives what, and nothing is loaded`, async ({ page }) => {
    await openVideo(page, {}, language);
    await expect(page.getByRole('main').getByText(words.receives)).toBeVisible();
    await expect(page.getByRole('link', { name: words.privacy })).toHaveAttribute(
      'href',
      pageOf(language, 'privacy').path,
    );
    await expect(page.getByRole('link', { name: words.watch })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${id}`,
    );
    await expect(figure(page).getByRole('button', { name: words.load })).toBeVisible();
    await expect(figure(page).locator('img')).toHaveAttribute('src', /^\/media\//);
    await expect(frame(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: without scripts there is a link, and the word that it leads away`, async ({
      page,
    }) => {
      await page.goto(pageOf(language, 'oil-change').path);
      await expect(page.getByRole('link', { name: words.watch })).toBeVisible();
      await expect(page.getByText(words.leaves)).toBeVisible();
      await expect(figure(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: words.always })).toHaveCount(0);
    });
  });

  test.describe(() => {
    test.use({ tolerated: [fromProvider] });

    test(`${language}: loaded, paused, muted and moved with the keyboard alone`, async ({
      page,
    }) => {
      await openVideo(page, { mute: true }, language);
      await figure(page).getByRole('button', { name: words.load }).press('Enter');
      const pause = figure(page).getByRole('button', { name: words.pause });
      await expect(pause).toBeFocused();
      await page.keyboard.press('Space');
      await expect.poll(async () => (await player(page))?.state).toBe(2);
      await expect(
        figure(page).getByRole('button', { name: words.play }).and(page.locator('[data-control]')),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await player(page))?.state).toBe(1);

      const mute = figure(page).getByRole('button', { name: words.mute });
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await mute.press('Enter');
      await expect(mute).toHaveAttribute('aria-pressed', 'false');
      await figure(page).getByRole('slider', { name: words.volume }).press('Home');
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await figure(page).getByRole('slider', { name: words.volume }).press('ArrowUp');
      expect(await player(page)).toMatchObject({ muted: false, volume: 5 });
      const seek = figure(page).getByRole('slider', { name: words.seek });
      await seek.press('Home');
      expect((await player(page))?.at).toBeLessThan(3);
      await expect(seek).toHaveAttribute('aria-valuetext', /^00 : 0\d (von|z) 01 : 00$/);
      await expect(figure(page).getByRole('button', { name: words.fullscreen })).toBeVisible();
    });

    test(`${language}: axe on the cover and on the playing video, in both schemes`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openVideo(page, {}, language);
      await expectAccessibleVideo(page);
      await figure(page).getByRole('button', { name: words.load }).click();
      await state(page, 'playing');
      await expectAccessibleVideo(page);
    });
  });
}

test('its scripts come when it comes near, or when something far away starts it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/videos-[\w-]+\.js$/.test(request.url())) fetched.push(request.url());
  });
  await openVideo(page);
  expect(fetched).toEqual([]);
  await figure(page).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBe(1);

  await page.goto('about:blank');
  await openVideo(page);
  expect(fetched).toHaveLength(1);
  await page.evaluate((video) => {
    const starter = document.createElement('button');
    starter.textContent = 'Zum Video';
    starter.dataset.videoStart = video;
    document.querySelector('h1')?.after(starter);
  }, id);
  await page.getByRole('button', { name: 'Zum Video' }).click();
  await expect(load(page)).toBeFocused();
  await expect(load(page)).toBeInViewport();
  expect(fetched).toHaveLength(2);
});

async function expectAccessibleVideo(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessibleInBothSchemes(page, 'section:has([data-video])');
  }
}

test.describe('let in', () => {
  test.use({ tolerated: [fromProvider] });

  test('once: no cookie, and the next page asks again', async ({ page }) => {
    await openVideo(page);
    await load(page).click();
    await state(page, 'playing');
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await expect(load(page)).toBeVisible();
  });

  test('for good: the next page asks no more, until it is revoked', async ({ page }) => {
    await openVideo(page);
    await page.getByRole('checkbox', { name: text.always }).check();
    const play = figure(page).getByRole('button', { name: text.play }).first();
    await expect(play).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: text.always })).toBeChecked();
    await play.click();
    await state(page, 'playing');
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('button', { name: 'Alles widerrufen' }).click();
    await expect(frame(page)).toHaveCount(0);
    await expect(load(page)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: text.always })).not.toBeChecked();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('the frame: no-cookie address, referrer, title, what it may do, nothing before it starts at', async ({
    page,
  }) => {
    await openVideo(page, { startAt: 12 });
    await load(page).click();
    await state(page, 'playing');
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame(page)).toHaveAttribute('allow', /autoplay.*fullscreen/);
    await expect(frame(page)).toHaveAttribute('title', `Titel von ${id}`);
    const url = new URL((await frame(page).getAttribute('src')) ?? '');
    expect(url.pathname).toBe(`/embed/${id}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      enablejsapi: '1',
      origin: site(),
      playsinline: '1',
      controls: '0',
      start: '12',
    });
    expect(await player(page)).toMatchObject({ muted: false, volume: 50 });
    expect((await player(page))?.at).toBeGreaterThanOrEqual(12);
  });

  test('every event is told to the page', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const names =
        'ready start play pause buffering cued unstarted realEnd end time muted unmuted changeVideo data error failed fullscreenStart fullscreenEnd';
      for (const name of names.split(' ')) {
        document.addEventListener(`video:${name}`, () => heard.push(name));
      }
    });
    await openVideo(page, { loop: 1 });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await load(page).click();
    await state(page, 'playing');
    for (const code of [3, 5, -1, 2, 1]) await drive(page, { state: code });
    await page.getByRole('button', { name: text.mute }).click();
    await page.getByRole('button', { name: text.fullscreen }).click();
    await expect.poll(heard).toContain('fullscreenStart');
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(heard).toContain('fullscreenEnd');
    await drive(page, { state: 0 });
    for (const name of 'ready start play pause buffering cued unstarted realEnd end time muted unmuted data'.split(
      ' ',
    )) {
      await expect.poll(heard, name).toContain(name);
    }
  });

  test('at its end the cover is there again, after a fade of 1 s, and it can be played again', async ({
    page,
  }) => {
    await openVideo(page, { loop: 1 });
    await load(page).click();
    await state(page, 'playing');
    await expect(figure(page).locator('img')).toBeHidden();
    await drive(page, { at: 59.2 });
    await state(page, 'ended');
    await expect(figure(page).locator('img')).toBeVisible();
    expect((await player(page))?.state).toBe(2);
    await expect.poll(async () => (await player(page))?.at).toBe(5);
    await figure(page).getByRole('button', { name: text.play }).first().click();
    await state(page, 'playing');
  });
});
