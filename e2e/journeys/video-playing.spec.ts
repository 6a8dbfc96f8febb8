/** A video from the first click: early input, blocking, interruptions, mounting and unmounting. */

import { holdRequests } from '../support/forms.ts';
import { pauseClock } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../support/layout-shift.ts';
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
  scrollToCenter,
  setPlayerState,
  text,
} from '../support/video.ts';

test.use({ allowedErrors: providerRequests });

test('saves a consent that is ticked while the video scripts are loading', async ({ page }) => {
  const release = await holdRequests(page, /\/videos-[\w-]+\.js$/);
  const scriptRequest = page.waitForRequest(/\/videos-/);
  await page.goto(pageOf('de', 'oil-change').path, { waitUntil: 'commit' });
  const always = page.getByRole('checkbox', { name: text.always });
  await always.check();
  await scriptRequest;
  expect(await page.context().cookies()).toEqual([]);
  release();
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
  await expect(always).toBeChecked();
  await expect(frame(page)).toHaveCount(0);
});

test('handles refused playback, a mask and a window without focus', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.refuses = true;
  });
  const mask = [
    { second: 0, src: '/favicon.ico' },
    { second: 30, src: false },
  ];
  await openVideo(page, { mask, opacity: 0.5 });
  await pauseClock(page);

  await test.step('shows the play button again after 2 s when playback is refused', async () => {
    await load(page).click();
    await expect.poll(async () => (await player(page))?.state).toBe(-1);
    // The player is ready by then, and was started.
    await page.clock.runFor(50);
    await page.clock.runFor(2000);
    await expectState(page, 'refused');
    await page.evaluate(() => {
      window.refuses = false;
    });
    await figure(page).getByRole('button', { name: text.play }).first().click();
    await page.clock.runFor(200);
    await expectState(page, 'playing');
  });

  await test.step('shows a mask during its time range', async () => {
    await expect(page.locator('[data-video-mask]')).toHaveAttribute('src', '/favicon.ico');
    await expect(frame(page)).toHaveCSS('opacity', '0.5');
    await setPlayerState(page, { at: 31 });
    await page.clock.runFor(100);
    await expect(page.locator('[data-video-mask]')).toHaveCount(0);
  });

  await test.step('pauses on window blur and ignores focus moving into its iframe', async () => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    // The new focus is known after a delay.
    await page.clock.runFor(100);
    await expectState(page, 'paused');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectState(page, 'playing');
    await page.frameLocator('iframe').getByRole('button').click();
    await expect(frame(page)).toBeFocused();
    await page.clock.runFor(1000);
    expect((await player(page))?.state).toBe(1);
  });
});

test('starts by a button elsewhere on the page and mounts only once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/videos-[\w-]+\.js$/.test(request.url())) scripts.push(request.url());
  });

  await test.step('a start button focuses the consent first and plays once consent is given', async () => {
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
    await expectState(page, 'playing');
  });

  await test.step('creates one player after remounting and none after unmounting', async () => {
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
    await expectState(page, 'playing');
    expect(await living()).toBe(1);
    await mount(false);
    await expect(frame(page)).toHaveCount(0);
    expect(await living()).toBe(0);
  });
});

test.describe('failures', () => {
  test.use({
    // One pattern: Playwright would take a second array element for options.
    allowedErrors: new RegExp(
      [
        providerRequests.source,
        `^console error: Video ${id}: error 153, `,
        `^console warning: No metadata for video ${id}: `,
        `^answered 502: \\S+/api/video/${id}$`,
        `^console error: Failed to load resource: .* 502 .*/api/video/${id}\\)$`,
        '^failed: \\S+/iframe_api net::ERR_BLOCKED_BY_CLIENT',
        '^console error: (Failed to load resource: .*iframe_api|The video cannot be shown)',
      ].join('|'),
    ),
  });

  test('plays without metadata under the title of the editor, and returns to the cover with a console error', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/api/video/*', (route) => route.fulfill({ status: 502, body: '' }));
    await openVideo(page, { title: 'Ölwechsel in Hörde' });
    await load(page).click();
    await expect.poll(() => said.join('\n')).toContain('No metadata for video');
    await expectState(page, 'playing');
    await expect(frame(page)).toHaveAttribute('title', 'Ölwechsel in Hörde');
    await expect(figure(page).getByRole('status').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await setPlayerState(page, { error: 153 });
    await expectState(page, 'cover');
    await expect(frame(page)).toHaveCount(0);
    expect(said.join('\n')).toContain('error 153');
  });

  test('reports a blocked or silent provider within 2 s and links to the video', async ({
    page,
  }) => {
    await recordLayoutShifts(page.context());
    const said = figure(page).getByRole('status').filter({ hasText: text.blocked });
    const soon = { timeout: 2000 };
    await openVideo(page);
    await scrollToCenter(page);

    await test.step('shows a message when the provider is blocked', async () => {
      await page.route('**/iframe_api', (route) => route.abort('blockedbyclient'), { times: 1 });
      await load(page).press('Enter');
      await expect(said).toBeVisible(soon);
      await expect(said.getByRole('link', { name: text.watch })).toBeVisible();
      await expectState(page, 'cover');
    });

    await test.step('shows a message until the provider responds', async () => {
      const release = await holdRequests(page, '**/iframe_api');
      await figure(page).locator('[data-video-load]').press('Enter');
      await expect(said).toBeHidden();
      await expect(said).toBeVisible(soon);
      await expectState(page, 'loading');
      release();
      await expectState(page, 'playing');
      await expect(said).toBeHidden();
    });
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
});
