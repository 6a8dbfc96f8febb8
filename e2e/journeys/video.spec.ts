/** A video behind its cover, and its player over a provider that this machine plays. */

import { stopClock } from '../support/awake.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
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
} from '../support/video.ts';

test.describe(() => {
  test.use({ tolerated: fromProvider });

  test('its cover says who receives what; loaded, paused, muted and moved with the keyboard alone', async ({
    page,
  }) => {
    await page.clock.install();
    await openVideo(page, { mute: true });

    await test.step('the cover, before anything is loaded', async () => {
      await expect(page.getByRole('main').getByText(text.receives)).toBeVisible();
      await expect(page.getByRole('link', { name: text.privacy })).toHaveAttribute(
        'href',
        pageOf('de', 'privacy').path,
      );
      await expect(page.getByRole('link', { name: text.watch })).toHaveAttribute(
        'href',
        `https://www.youtube.com/watch?v=${id}`,
      );
      await expect(figure(page).getByRole('button', { name: text.load })).toBeVisible();
      await expect(figure(page).locator('img')).toHaveAttribute('src', /^\/media\//);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, 'section:has([data-video])');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: null });
      await expect(frame(page)).toHaveCount(0);
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step('played and paused', async () => {
      await figure(page).getByRole('button', { name: text.load }).press('Enter');
      await expect(figure(page).getByRole('button', { name: text.pause })).toBeFocused();
      await page.keyboard.press('Space');
      await expect.poll(async () => (await player(page))?.state).toBe(2);
      await expect(
        figure(page).getByRole('button', { name: text.play }).and(page.locator('[data-control]')),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await player(page))?.state).toBe(1);
    });

    await test.step('muted, made louder and moved', async () => {
      const mute = figure(page).getByRole('button', { name: text.mute });
      const volume = figure(page).getByRole('slider', { name: text.volume });
      const seek = figure(page).getByRole('slider', { name: text.seek });
      await stopClock(page);
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await mute.press('Enter');
      await expect(mute).toHaveAttribute('aria-pressed', 'false');
      await volume.press('Home');
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await volume.press('ArrowUp');
      expect(await player(page)).toMatchObject({ muted: false, volume: 5 });
      await seek.press('Home');
      expect((await player(page))?.at).toBe(0);
      await expect(seek).toHaveAttribute('aria-valuetext', /^00 : 00 (von|z) 01 : 00$/);
      await seek.press('ArrowRight');
      expect((await player(page))?.at).toBe(1);
      await expect(figure(page).getByRole('button', { name: text.fullscreen })).toBeVisible();
    });

    await page.clock.resume();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, 'section:has([data-video])');
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without scripts there is a link, and the word that it leads away', async ({ page }) => {
    await page.goto(pageOf('de', 'oil-change').path);
    await expect(page.getByRole('link', { name: text.watch })).toBeVisible();
    await expect(page.getByText(text.leaves)).toBeVisible();
    await expect(figure(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: text.always })).toHaveCount(0);
  });
});

test.describe('let in', () => {
  test.use({ tolerated: fromProvider });

  test('once: in a frame that begins where it is to, nothing is kept, and the next page asks again', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        onYouTubeIframeAPIReady: () => Object.assign(window, { called: true }),
      });
    });
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
    expect(await player(page)).toMatchObject({ muted: false, volume: 50, from: 12 });
    expect(
      await page.evaluate(() => (window as { called?: boolean }).called),
      'somebody else’s ready callback is called too',
    ).toBe(true);

    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await expect(load(page)).toBeVisible();
  });

  test('for good: asked and described once, goes on where it was left, until it is revoked', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/video/')) asked.push(request.url());
    });
    const always = page.getByRole('checkbox', { name: text.always });
    const play = figure(page).getByRole('button', { name: text.play }).first();
    await openVideo(page);
    await always.check();
    await play.click();
    await state(page, 'playing');

    await test.step('what is known of it is kept for thirty days', async () => {
      await expect(frame(page)).toHaveAttribute('title', `Titel von ${id}`);
      const kept = await page.evaluate((key) => localStorage.getItem(key), `oilway-video:${id}`);
      expect(JSON.parse(kept ?? '')).toMatchObject({
        v: 1,
        savedAt: expect.any(Number),
        id,
        description: `${'o'.repeat(400)} ...`,
        thumb_max: null,
        thumb_high: `https://pictures.example/${id}.jpg`,
      });
    });

    await test.step('left at 42.7 s it starts there again, once', async () => {
      const position = async () => {
        const cookies = await page.context().cookies();
        return cookies.find(({ name }) => name === `oilway-video-${id}`);
      };
      await drive(page, { state: 2, at: 42.7 });
      await drive(page, { at: 42.7 });
      await page.reload();
      expect(await position()).toMatchObject({
        value: '42.7',
        expires: -1,
        path: '/',
        sameSite: 'Lax',
      });
      await expect(always).toBeChecked();
      await play.click();
      await state(page, 'playing');
      expect((await player(page))?.from).toBe(42.7);
      expect(await position()).toBeUndefined();
      await expect(frame(page)).toHaveAttribute('title', `Titel von ${id}`);
      expect(asked).toEqual([`${site()}/api/video/${id}`]);
    });

    await test.step('revoked, it is gone, and all that was kept', async () => {
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
      await page.getByRole('button', { name: 'Alles widerrufen' }).click();
      await expect(frame(page)).toHaveCount(0);
      await expect(load(page)).toBeVisible();
      await expect(always).not.toBeChecked();
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  });

  test('every event is told to the page; at its end the cover is there again, and it can be played again', async ({
    page,
  }) => {
    await page.clock.install();
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
    const cover = figure(page).locator('img');
    await load(page).click();
    await state(page, 'playing');
    await expect(cover).toBeHidden();
    for (const code of [3, 5, -1, 2, 1]) await drive(page, { state: code });
    await page.getByRole('button', { name: text.mute }).click();
    await page.getByRole('button', { name: text.fullscreen }).click();
    await expect.poll(heard).toContain('fullscreenStart');
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(heard).toContain('fullscreenEnd');

    await test.step('at its end it fades for 1 s, and goes back to its beginning', async () => {
      await stopClock(page);
      await drive(page, { at: 59.2 });
      await page.clock.runFor(100);
      await state(page, 'ended');
      await expect(cover).toBeVisible();
      await expect(frame(page)).toHaveCSS('transition', 'opacity 1s linear');
      expect(await player(page)).toMatchObject({ state: 2 });
      await page.clock.runFor(900);
      expect((await player(page))?.at).toBeGreaterThan(59);
      await page.clock.runFor(100);
      expect((await player(page))?.at).toBe(5);
    });

    await figure(page).getByRole('button', { name: text.play }).first().click();
    await state(page, 'playing');
    await drive(page, { state: 0 });
    for (const name of 'ready start play pause buffering cued unstarted realEnd end time muted unmuted data'.split(
      ' ',
    )) {
      await expect.poll(heard, name).toContain(name);
    }
  });
});
