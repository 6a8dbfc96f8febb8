/** A video by itself, with errors, in the background, on a phone; and that nothing shifts. */
import type { Locator, Page } from '@playwright/test';
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

test.describe('by itself', () => {
  test.use({ tolerated: fromProvider });

  test('with consent, on the screen, muted, and heard after the first press', async ({ page }) => {
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

  test('not for whoever wants less motion or less data: a cover and its button', async ({
    page,
  }) => {
    const stages = stagesAskedBy(page);
    await allowVideos(page, site());
    for (const wish of ['less motion', 'less data']) {
      await test.step(wish, async () => {
        if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' });
        else {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await page.addInitScript(() =>
            Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
          );
        }
        stages.length = 0;
        await openVideo(page, { autoPlay: true });
        await centre(page);
        await wouldHaveStarted(page);
        expect(stages).toEqual([]);
        await figure(page).getByRole('button', { name: text.play }).first().click();
        await state(page, 'playing');
      });
    }
  });
});

test.describe('errors', () => {
  test.use({
    // One pattern: of two, the second would be taken for options.
    tolerated: new RegExp(
      [
        fromProvider.source,
        `^console error: Video ${id}: error (101|153), `,
        `^console warning: Nothing is known of the video ${id}: `,
        `^answered 502: \\S+/api/video/${id}$`,
        `^console error: Failed to load resource: .* 502 .*/api/video/${id}\\)$`,
      ].join('|'),
    ),
  });

  test('the cover again, nothing else; the console has the reason', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/api/video/*', (route) => route.fulfill({ status: 502, body: '' }));
    await openVideo(page);
    for (const code of [101, 153]) {
      await figure(page).locator('[data-video-load]').click();
      // Without what the provider knows of it, which the console says, it plays all the same.
      await expect.poll(() => said.join('\n')).toContain('Nothing is known of the video');
      await state(page, 'playing');
      await drive(page, { error: code });
      await state(page, 'cover');
      await expect(frame(page)).toHaveCount(0);
      expect(said.join('\n')).toContain(`error ${code}`);
    }
  });

  test('in a playlist the next video plays', async ({ page }) => {
    await page.addInitScript(() => {
      window.listed = ['aqz-KE-bpKQ', 'bbbbbbbbbbb'];
    });
    await openVideo(page, { list: 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf' });
    await load(page).click();
    await state(page, 'playing');
    await drive(page, { error: 101 });
    await expect(frame(page)).toHaveAttribute('title', 'Titel von bbbbbbbbbbb');
    await state(page, 'playing');
  });
});

test.describe('kept away', () => {
  test.use({
    tolerated: new RegExp(
      [
        fromProvider.source,
        '^failed: \\S+/iframe_api net::ERR_BLOCKED_BY_CLIENT',
        '^console error: (Failed to load resource: .*iframe_api|The video cannot be shown)',
      ].join('|'),
    ),
  });

  test('by the browser or by the network, the page says so within two seconds of the press, with the way to the video', async ({
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
      const answer = Promise.withResolvers<void>();
      await page.route('**/iframe_api', async (route) => {
        await answer.promise;
        await route.continue();
      });
      const again = figure(page).locator('[data-video-load]');
      await again.press('Enter');
      await expect(said).toBeHidden();
      await expect(said).toBeVisible(soon);
      await state(page, 'loading');
      answer.resolve();
      await state(page, 'playing');
      await expect(said).toBeHidden();
    });
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.describe('in the background', () => {
  test.use({
    tolerated: new RegExp(`${fromProvider.source}|^console error: The video cannot be shown`),
  });

  test('of the page, of a part of it, of nothing', async ({ page }) => {
    for (const containment of ['body', 'footer']) {
      await test.step(`of ${containment}: one, out of reach, covering it`, async () => {
        await openVideo(page, { containment, ratio: '4:3' });
        await load(page).click();
        await state(page, 'playing');
        const holder = page.locator(`${containment} > [data-video-background]`);
        await expect(holder).toHaveCount(1);
        await expect(holder).toHaveAttribute('aria-hidden', 'true');
        await expect(frame(page)).toHaveAttribute('tabindex', '-1');
        const covers = await holder.evaluate((box) => {
          const [outer, inner] = [box, box.firstElementChild].map((one) =>
            one?.getBoundingClientRect(),
          );
          const ratio = (inner?.width ?? 0) / (inner?.height ?? 1);
          return (
            outer &&
            inner &&
            inner.width >= outer.width &&
            inner.height >= 1.29 * outer.height &&
            Math.abs(ratio - 4 / 3) < 0.01
          );
        });
        expect(covers).toBe(true);
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
  test.use({
    tolerated: fromProvider,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('a tap plays it and pauses it, and nothing shifts from the cover to the end', async ({
    page,
  }) => {
    await watchShifts(page.context());
    await allowVideos(page, site());
    await openVideo(page, { loop: 1 });
    await centre(page);
    const box = await figure(page).boundingBox();
    await figure(page).getByRole('button', { name: text.play }).first().tap();
    await state(page, 'playing');
    await page.getByRole('button', { name: text.pause }).tap();
    await state(page, 'paused');
    await figure(page).locator('[data-control=play]').tap();
    await state(page, 'playing');
    await expectStillToTheEnd(page, box);

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

test.describe(() => {
  test.use({ tolerated: fromProvider });

  test('nothing shifts on a wide screen', { tag: '@full' }, async ({ page }) => {
    await watchShifts(page.context());
    await allowVideos(page, site());
    await openVideo(page, { loop: 1 });
    await centre(page);
    const box = await figure(page).boundingBox();
    await figure(page).getByRole('button', { name: text.play }).first().click();
    await state(page, 'playing');
    await expectStillToTheEnd(page, box);
  });
});

/** Nothing has moved since its cover stood in `box`, nor does until it has ended. */
async function expectStillToTheEnd(
  page: Page,
  box: Awaited<ReturnType<Locator['boundingBox']>>,
): Promise<void> {
  await drive(page, { at: 59.5 });
  await state(page, 'ended');
  await rested(page);
  expect(await figure(page).boundingBox()).toEqual(box);
  expect(await shiftsOf(page)).toEqual([]);
}
