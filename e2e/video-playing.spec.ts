/** A video that has been let in: what interrupts it, what it remembers, and how it is taken down again. */
import { expect, site, test } from './journey.ts';
import { pageOf } from './pages.ts';
import {
  allowVideos,
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
} from './video.ts';

test.describe('let in', () => {
  test.use({ tolerated: [fromProvider] });

  test('a press before its script has come is done when it comes, once', async ({ page }) => {
    let come = () => {};
    await page.route(/\/videos-[\w-]+\.js$/, async (route) => {
      await new Promise<void>((resolve) => {
        come = resolve;
      });
      await route.continue();
    });
    const early = page.locator('[data-pressed]');
    const asked = page.waitForRequest(/\/videos-/);
    await page.goto(pageOf('de', 'oil-change').path, { waitUntil: 'domcontentloaded' });
    await load(page).click();
    await expect(early).toHaveCount(1);
    await expect(frame(page)).toHaveCount(0);
    await asked;
    come();
    await state(page, 'playing');
    await expect(early).toHaveCount(0);

    const again = page.waitForRequest(/\/videos-/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    const always = page.getByRole('checkbox', { name: text.always });
    await always.check();
    await again;
    expect(await page.context().cookies()).toEqual([]);
    come();
    await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
    await expect(always).toBeChecked();
    await expect(early).toHaveCount(0);
    await expect(frame(page)).toHaveCount(0);
  });

  test('the window loses the focus and gets it back: only what it paused itself goes on', async ({
    page,
  }) => {
    await openVideo(page);
    await load(page).click();
    await state(page, 'playing');
    const blur = () => page.evaluate(() => dispatchEvent(new Event('blur')));
    const focus = () => page.evaluate(() => dispatchEvent(new Event('focus')));
    await blur();
    await state(page, 'paused');
    await focus();
    await state(page, 'playing');
    await page.getByRole('button', { name: text.pause }).click();
    await state(page, 'paused');
    await blur();
    await focus();
    await page.waitForTimeout(300);
    expect((await player(page))?.state).toBe(2);
  });

  test('focus that goes into its own frame is no blur', async ({ page }) => {
    await openVideo(page);
    await load(page).click();
    await state(page, 'playing');
    await page.frameLocator('iframe').getByRole('button').click();
    await page.waitForTimeout(300);
    await state(page, 'playing');
  });

  test('reload at 42.7 s starts at 42.7, cookie gone', async ({ page }) => {
    await allowVideos(page, site());
    await openVideo(page);
    const play = figure(page).getByRole('button', { name: text.play }).first();
    await play.click();
    await state(page, 'playing');
    await drive(page, { state: 2, at: 42.7 });
    await drive(page, { at: 42.7 });
    const position = async () => {
      const cookies = await page.context().cookies();
      return cookies.find(({ name }) => name === `oilway-video-${id}`);
    };
    await page.reload();
    expect(await position()).toMatchObject({
      value: '42.7',
      expires: -1,
      path: '/',
      sameSite: 'Lax',
    });
    await play.click();
    await state(page, 'playing');
    const at = (await player(page))?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(42.7);
    expect(at).toBeLessThan(46);
    expect(await position()).toBeUndefined();
  });

  test('what is known of it is kept for thirty days, and asked for once', async ({ page }) => {
    await allowVideos(page, site());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/video/')) asked.push(request.url());
    });
    const play = figure(page).getByRole('button', { name: text.play }).first();
    for (const round of [1, 2]) {
      await openVideo(page);
      await play.click();
      await expect(frame(page), String(round)).toHaveAttribute('title', `Titel von ${id}`);
    }
    expect(asked).toEqual([`${site()}/api/video/${id}`]);
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

  test('a device that refuses to play gets its button back after 2 s', async ({ page }) => {
    await page.addInitScript(() => {
      window.refuses = true;
    });
    await openVideo(page);
    await load(page).click();
    await state(page, 'refused');
    await page.evaluate(() => {
      window.refuses = false;
    });
    await figure(page).getByRole('button', { name: text.play }).first().click();
    await state(page, 'playing');
  });

  test('a mask lies over the picture from its second on', async ({ page }) => {
    const mask = [
      { second: 0, src: '/favicon.ico' },
      { second: 30, src: false },
    ];
    await openVideo(page, { mask, opacity: 0.5 });
    await load(page).click();
    await expect(page.locator('[data-video-mask]')).toHaveAttribute('src', '/favicon.ico');
    await expect(frame(page)).toHaveCSS('opacity', '0.5');
    await drive(page, { at: 31 });
    await expect(page.locator('[data-video-mask]')).toHaveCount(0);
  });

  test('mounted, unmounted and mounted again there is one; unmounted there is none', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/videos-[\w-]+\.js$/.test(request.url())) scripts.push(request.url());
    });
    await openVideo(page);
    await load(page).click();
    await state(page, 'playing');
    const mount = (again: boolean) =>
      page.evaluate(
        async ([url, stay]) => {
          const { videos } = await import(String(url));
          const unmount = videos(document);
          unmount();
          if (stay) videos(document);
        },
        [scripts[0], again] as const,
      );
    await mount(true);
    await expect(frame(page)).toHaveCount(0);
    await load(page).click();
    await state(page, 'playing');
    await expect(frame(page)).toHaveCount(1);
    const living = () =>
      page.evaluate(() => window.players?.filter((one) => !one.destroyed).length);
    expect(await living()).toBe(1);
    await mount(false);
    await expect(frame(page)).toHaveCount(0);
    expect(await living()).toBe(0);
  });

  test('somebody else’s ready callback is called too', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        onYouTubeIframeAPIReady: () => Object.assign(window, { called: true }),
      });
    });
    await openVideo(page);
    await load(page).click();
    await state(page, 'playing');
    expect(await page.evaluate(() => (window as { called?: boolean }).called)).toBe(true);
  });

  test('a button of the page starts it: first to the consent, with it at once', async ({
    page,
  }) => {
    const add = () =>
      page.evaluate((name) => {
        const button = document.createElement('button');
        Object.assign(button.dataset, { videoStart: name });
        button.textContent = 'Film ab';
        document.querySelector('main')?.prepend(button);
      }, id);
    await openVideo(page);
    await add();
    await page.getByRole('button', { name: 'Film ab' }).click();
    await expect(load(page)).toBeFocused();
    await expect(load(page)).toBeInViewport();
    await expect(frame(page)).toHaveCount(0);
    await page.getByRole('checkbox', { name: text.always }).check();
    await page.getByRole('button', { name: 'Film ab' }).click();
    await state(page, 'playing');
  });
});
