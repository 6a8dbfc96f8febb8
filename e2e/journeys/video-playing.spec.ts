/** A video from its first press: what comes early, what interrupts it, and how it is taken down again. */
import { expect, test } from '../support/journey.ts';
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
  stopClock,
  text,
} from '../support/video.ts';

test.use({ tolerated: fromProvider });

test('a choice for good that is ticked while the scripts of videos are loading holds when they are there', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/videos-[\w-]+\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/videos-/);
  await page.goto(pageOf('de', 'oil-change').path, { waitUntil: 'domcontentloaded' });
  const always = page.getByRole('checkbox', { name: text.always });
  await always.check();
  await asked;
  expect(await page.context().cookies()).toEqual([]);
  gate.resolve();
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
  await expect(always).toBeChecked();
  await expect(frame(page)).toHaveCount(0);
});

test('a device that refuses, a mask, a window without the focus', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.refuses = true;
  });
  const mask = [
    { second: 0, src: '/favicon.ico' },
    { second: 30, src: false },
  ];
  await openVideo(page, { mask, opacity: 0.5 });

  await test.step('a device that refuses to play gets its button back after 2 s', async () => {
    await stopClock(page);
    await load(page).click();
    await expect.poll(async () => (await player(page))?.state).toBe(-1);
    // The provider's player is ready then, and asked to play.
    await page.clock.runFor(50);
    await page.clock.runFor(1999);
    await state(page, 'loading');
    await page.clock.runFor(1);
    await state(page, 'refused');
    await page.evaluate(() => {
      window.refuses = false;
    });
    await figure(page).getByRole('button', { name: text.play }).first().click();
    await page.clock.runFor(200);
    await state(page, 'playing');
  });

  await test.step('a mask lies over the picture from its second on', async () => {
    await expect(page.locator('[data-video-mask]')).toHaveAttribute('src', '/favicon.ico');
    await expect(frame(page)).toHaveCSS('opacity', '0.5');
    await drive(page, { at: 31 });
    await page.clock.runFor(100);
    await expect(page.locator('[data-video-mask]')).toHaveCount(0);
  });

  // What takes the focus is known a moment later.
  const blur = async () => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.clock.runFor(100);
  };
  const focus = () => page.evaluate(() => dispatchEvent(new Event('focus')));

  await test.step('the window loses the focus and gets it back: only what it paused itself goes on', async () => {
    await blur();
    await state(page, 'paused');
    await focus();
    await state(page, 'playing');
    await page.getByRole('button', { name: text.pause }).click();
    await state(page, 'paused');
    await blur();
    await focus();
    await page.clock.runFor(1000);
    expect((await player(page))?.state).toBe(2);
    await figure(page).locator('[data-control=play]').click();
    await state(page, 'playing');
  });

  await test.step('focus that goes into its own frame is no blur', async () => {
    await page.frameLocator('iframe').getByRole('button').click();
    await expect(frame(page)).toBeFocused();
    await page.clock.runFor(1000);
    expect((await player(page))?.state).toBe(1);
  });
});

test('a button far away starts it; mounted again there is one', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/videos-[\w-]+\.js$/.test(request.url())) scripts.push(request.url());
  });

  await test.step('a button of the page starts it: first to the consent, with it at once', async () => {
    await openVideo(page);
    await expect.poll(() => scripts.length).toBe(1);
    await page.evaluate((name) => {
      const button = document.createElement('button');
      Object.assign(button.dataset, { videoStart: name });
      button.textContent = 'Film ab';
      document.querySelector('main')?.prepend(button);
    }, id);
    await page.getByRole('button', { name: 'Film ab' }).click();
    await expect(load(page)).toBeFocused();
    await expect(load(page)).toBeInViewport();
    await expect(frame(page)).toHaveCount(0);
    await page.getByRole('checkbox', { name: text.always }).check();
    await page.getByRole('button', { name: 'Film ab' }).click();
    await state(page, 'playing');
  });

  await test.step('mounted, unmounted and mounted again there is one; unmounted there is none', async () => {
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
    await figure(page).locator('[data-video-load]').click();
    await state(page, 'playing');
    await expect(frame(page)).toHaveCount(1);
    const living = () =>
      page.evaluate(() => window.players?.filter((one) => !one.destroyed).length);
    expect(await living()).toBe(1);
    await mount(false);
    await expect(frame(page)).toHaveCount(0);
    expect(await living()).toBe(0);
  });
});
