/** A video cover and its player, with a local stub of the provider. */

import { expectAccessible } from '../support/axe.ts';
import { pauseClock } from '../support/hydration.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import {
  expectState,
  figure,
  frame,
  id,
  load,
  openVideo,
  player,
  providerRequests,
  setPlayerState,
  text,
} from '../support/video.ts';

test.describe(() => {
  test.use({ allowedErrors: providerRequests });

  test('the cover names the recipient of data, and the player is operated by keyboard', async ({
    page,
  }) => {
    await page.clock.install();
    await openVideo(page, { mute: true });

    await test.step('shows recipient, privacy link and image before anything is loaded', async () => {
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

    await test.step('plays and pauses', async () => {
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

    await test.step('changes mute, volume and position', async () => {
      const mute = figure(page).getByRole('button', { name: text.mute });
      const volume = figure(page).getByRole('slider', { name: text.volume });
      const seek = figure(page).getByRole('slider', { name: text.seek });
      await pauseClock(page);
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

  test('without scripts: shows a link that is marked as external', async ({ page }) => {
    await page.goto(pageOf('de', 'oil-change').path);
    await expect(page.getByRole('link', { name: text.watch })).toBeVisible();
    await expect(page.getByText(text.leaves)).toBeVisible();
    await expect(figure(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: text.always })).toHaveCount(0);
  });
});

test.describe('consent', () => {
  test.use({ allowedErrors: providerRequests });

  test('once: plays from startAt, stores nothing and asks again on the next page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        onYouTubeIframeAPIReady: () => Object.assign(window, { called: true }),
      });
    });
    await openVideo(page, { startAt: 12 });
    await load(page).click();
    await expectState(page, 'playing');
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
      'an existing ready callback is called too',
    ).toBe(true);

    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await expect(load(page)).toBeVisible();
  });

  test('always: fetches metadata once, resumes the position, and is revocable', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/video/')) requestedUrls.push(request.url());
    });
    const always = page.getByRole('checkbox', { name: text.always });
    const play = figure(page).getByRole('button', { name: text.play }).first();
    await openVideo(page);
    await always.check();
    await play.click();
    await expectState(page, 'playing');

    await test.step('caches the metadata', async () => {
      await expect(frame(page)).toHaveAttribute('title', `Titel von ${id}`);
      const storedMetadata = await page.evaluate(
        (key) => localStorage.getItem(key),
        `oilway-video:${id}`,
      );
      expect(JSON.parse(storedMetadata ?? '')).toMatchObject({
        v: 1,
        savedAt: expect.any(Number),
        id,
        description: `${'o'.repeat(400)} ...`,
        thumb_max: null,
        thumb_high: `https://pictures.example/${id}.jpg`,
      });
    });

    await test.step('resumes at 42.7 s once after a reload', async () => {
      const position = async () => {
        const cookies = await page.context().cookies();
        return cookies.find(({ name }) => name === `oilway-video-${id}`);
      };
      await setPlayerState(page, { state: 2, at: 42.7 });
      await setPlayerState(page, { at: 42.7 });
      await page.reload();
      expect(await position()).toMatchObject({
        value: '42.7',
        expires: -1,
        path: '/',
        sameSite: 'Lax',
      });
      await expect(always).toBeChecked();
      await play.click();
      await expectState(page, 'playing');
      expect((await player(page))?.from).toBe(42.7);
      expect(await position()).toBeUndefined();
      await expect(frame(page)).toHaveAttribute('title', `Titel von ${id}`);
      expect(requestedUrls).toEqual([`${site()}/api/video/${id}`]);
    });

    await test.step('revoking removes the player and all stored data', async () => {
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
      await page.getByRole('button', { name: 'Alles widerrufen' }).click();
      await expect(frame(page)).toHaveCount(0);
      await expect(load(page)).toBeVisible();
      await expect(always).not.toBeChecked();
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  });

  test('dispatches player events, shows the cover at the end and plays again', async ({ page }) => {
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
    await expectState(page, 'playing');
    await expect(cover).toBeHidden();
    for (const code of [3, 5, -1, 2, 1]) await setPlayerState(page, { state: code });
    await page.getByRole('button', { name: text.mute }).click();
    await page.getByRole('button', { name: text.fullscreen }).click();
    await expect.poll(heard).toContain('fullscreenStart');
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(heard).toContain('fullscreenEnd');

    await test.step('fades for 1 s at the end and returns to the start', async () => {
      await pauseClock(page);
      await setPlayerState(page, { at: 59.2 });
      await page.clock.runFor(100);
      await expectState(page, 'ended');
      await expect(cover).toBeVisible();
      await expect(frame(page)).toHaveCSS('transition', 'opacity 1s linear');
      expect(await player(page)).toMatchObject({ state: 2 });
      await page.clock.runFor(900);
      expect((await player(page))?.at).toBeGreaterThan(59);
      await page.clock.runFor(100);
      expect((await player(page))?.at).toBe(5);
    });

    await figure(page).getByRole('button', { name: text.play }).first().click();
    await expectState(page, 'playing');
    await setPlayerState(page, { state: 0 });
    for (const name of 'ready start play pause buffering cued unstarted realEnd end time muted unmuted data'.split(
      ' ',
    )) {
      await expect.poll(heard, name).toContain(name);
    }
  });
});
