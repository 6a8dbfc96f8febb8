/** A video from its first press: what comes early, what keeps it away or interrupts it, and how it is taken down again. */
import { stopClock } from '../support/awake.ts';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import { pageOf } from '../support/pages.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import {
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
} from '../support/video.ts';

test.use({ tolerated: fromProvider });

test('a choice for good that is ticked while the scripts of videos are loading holds when they are there', async ({
  page,
}) => {
  const release = await hold(page, /\/videos-[\w-]+\.js$/);
  const asked = page.waitForRequest(/\/videos-/);
  await page.goto(pageOf('de', 'oil-change').path, { waitUntil: 'commit' });
  const always = page.getByRole('checkbox', { name: text.always });
  await always.check();
  await asked;
  expect(await page.context().cookies()).toEqual([]);
  release();
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
  await stopClock(page);

  await test.step('a device that refuses to play gets its button back after 2 s', async () => {
    await load(page).click();
    await expect.poll(async () => (await player(page))?.state).toBe(-1);
    // The provider's player is ready then, and asked to play.
    await page.clock.runFor(50);
    await page.clock.runFor(2000);
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

  await test.step('it pauses while the window has lost the focus; focus that goes into its own frame is no blur', async () => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    // What takes the focus is known a moment later.
    await page.clock.runFor(100);
    await state(page, 'paused');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await state(page, 'playing');
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
    const living = () =>
      page.evaluate(() => window.players?.filter((one) => !one.destroyed).length);
    await mount(true);
    await expect(frame(page)).toHaveCount(0);
    await figure(page).locator('[data-video-load]').click();
    await state(page, 'playing');
    expect(await living()).toBe(1);
    await mount(false);
    await expect(frame(page)).toHaveCount(0);
    expect(await living()).toBe(0);
  });
});

test.describe('what fails', () => {
  test.use({
    // One pattern: of two, the second would be taken for options.
    tolerated: new RegExp(
      [
        fromProvider.source,
        `^console error: Video ${id}: error 153, `,
        `^console warning: Nothing is known of the video ${id}: `,
        `^answered 502: \\S+/api/video/${id}$`,
        `^console error: Failed to load resource: .* 502 .*/api/video/${id}\\)$`,
        '^failed: \\S+/iframe_api net::ERR_BLOCKED_BY_CLIENT',
        '^console error: (Failed to load resource: .*iframe_api|The video cannot be shown)',
      ].join('|'),
    ),
  });

  test('without what is known of it it plays under the title that an editor gave it; after an error the cover again, nothing else; the console has the reason', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/api/video/*', (route) => route.fulfill({ status: 502, body: '' }));
    await openVideo(page, { title: 'Ölwechsel in Hörde' });
    await load(page).click();
    await expect.poll(() => said.join('\n')).toContain('Nothing is known of the video');
    await state(page, 'playing');
    await expect(frame(page)).toHaveAttribute('title', 'Ölwechsel in Hörde');
    await expect(figure(page).getByRole('status').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await drive(page, { error: 153 });
    await state(page, 'cover');
    await expect(frame(page)).toHaveCount(0);
    expect(said.join('\n')).toContain('error 153');
  });

  test('kept away by the browser or by the network, the page says so within two seconds of the press, with the way to the video', async ({
    page,
  }) => {
    await watchShifts(page.context());
    const said = figure(page).getByRole('status').filter({ hasText: text.blocked });
    const soon = { timeout: 2000 };
    await openVideo(page);
    await centre(page);

    await test.step('blocked', async () => {
      await page.route('**/iframe_api', (route) => route.abort('blockedbyclient'), { times: 1 });
      await load(page).press('Enter');
      await expect(said).toBeVisible(soon);
      await expect(said.getByRole('link', { name: text.watch })).toBeVisible();
      await state(page, 'cover');
    });

    await test.step('without an answer, until there is one', async () => {
      const release = await hold(page, '**/iframe_api');
      await figure(page).locator('[data-video-load]').press('Enter');
      await expect(said).toBeHidden();
      await expect(said).toBeVisible(soon);
      await state(page, 'loading');
      release();
      await state(page, 'playing');
      await expect(said).toBeHidden();
    });
    expect(await shiftsOf(page)).toEqual([]);
  });
});
