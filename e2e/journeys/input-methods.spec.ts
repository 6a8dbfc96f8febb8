/**
 * The behaviours of a page by input method: touch, keyboard, reduced motion, 200 % zoom. Each test covers all
 * behaviours; what concerns one behaviour only is tested with that behaviour.
 */
import { expectHydrated } from '../support/forms.ts';
import { waitForHydration } from '../support/hydration.ts';
import {
  expectFitsViewport,
  expectUnobstructed,
  overflowMenu,
  partsOf,
  rootFontSize,
  scrollLeftAfterClick,
  scrollLeftOf,
  scrollPage,
  scrollTopOf,
  scrollToStart,
  swipeLeft,
  tabTo,
} from '../support/interactions.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf, words } from '../support/pages.ts';
import { collapseDuration, runningAnimations } from '../support/transitions.ts';

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('operates search, menus, text size, country dialog and carousel on a wide screen', async ({
    page,
  }) => {
    const parts = partsOf(page);
    await page.goto('/', { waitUntil: 'load' });
    await parts.search.tap();
    await expect(parts.searchField).toBeFocused();
    await parts.searchPanel.getByRole('button', { name: 'Suche schließen' }).tap();
    await expect(parts.searchPanel).toBeHidden();

    await parts.entry.tap();
    await expect(parts.panel).toBeVisible();
    await parts.entry.tap();
    await expect(parts.panel).toBeHidden();

    await parts.larger.tap();
    expect(await rootFontSize(page)).toBe('20px');
    await parts.normal.tap();
    expect(await rootFontSize(page)).toBe('16px');

    await parts.countries.tap();
    await expect(parts.countriesDialog).toBeVisible();
    await parts.countriesDialog.getByRole('button', { name: 'Schließen' }).tap();
    await expect(parts.countriesDialog).toBeHidden();

    await parts.feed.scrollIntoViewIfNeeded();
    await expect(parts.next).toBeVisible();
    await swipeLeft(page, parts.posts);
    await expect.poll(() => scrollLeftOf(parts.posts)).toBeGreaterThan(0);
    await scrollToStart(parts.posts);
    await parts.next.tap();
    await expect.poll(() => scrollLeftOf(parts.posts)).toBeGreaterThan(0);

    await parts.toTop.tap();
    await expect.poll(() => scrollTopOf(page)).toBe(0);

    await overflowMenu(page);
    await parts.scrollNext.tap();
    await expect.poll(() => scrollLeftOf(parts.row)).toBeGreaterThan(0);
    await scrollToStart(parts.row);
    await swipeLeft(page, parts.row);
    await expect.poll(() => scrollLeftOf(parts.row)).toBeGreaterThan(0);
    await expect(page).toHaveURL('/');
  });

  test('operates mobile menu, search, side menu and consent settings on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const parts = partsOf(page);
    await page.goto(pageOf('de', 'oil-change').path);
    await parts.menuButton.tap();
    const branch = parts.mobileMenu.locator('details').last();
    await branch.locator('summary').tap();
    await expect(branch.getByRole('link').first()).toBeVisible();
    await parts.mobileMenu.getByRole('button', { name: words.closeMenu }).tap();
    await expect(parts.mobileMenu).toBeHidden();

    await parts.search.tap();
    await expect(parts.searchField).toBeFocused();
    await page.touchscreen.tap(195, 800);
    await expect(parts.searchPanel, 'a tap outside').toBeHidden();

    await parts.sideMenu.tap();
    await expect(parts.sideLinks.first()).toBeVisible();
    await parts.sideMenu.tap();
    await expect(parts.sideLinks).toHaveCount(0);

    await parts.settings.tap();
    await parts.settingsDialog.getByRole('checkbox', { name: 'Videos von YouTube' }).tap();
    await parts.settingsDialog.getByRole('button', { name: 'Auswahl speichern' }).tap();
    await expect(parts.settingsDialog).toBeHidden();
    expect((await page.context().cookies(site())).map(({ name }) => name)).toEqual([
      'oilway-consent',
    ]);
    await parts.toTop.tap();
    await expect.poll(() => scrollTopOf(page)).toBe(0);
  });
});

test('operates text size, carousel, scroll-to-top link and menu by keyboard', async ({ page }) => {
  const parts = partsOf(page);
  await page.goto('/', { waitUntil: 'load' });
  await tabTo(page, parts.larger);
  await page.keyboard.press('Enter');
  expect(await rootFontSize(page)).toBe('20px');
  await tabTo(page, parts.normal, 'Shift+Tab');
  await page.keyboard.press('Space');
  expect(await rootFontSize(page)).toBe('16px');

  await parts.next.press('Enter');
  await expect.poll(() => scrollLeftOf(parts.posts)).toBeGreaterThan(0);
  await expect(parts.next).toBeFocused();

  await parts.settings.focus();
  await expect(parts.toTop).toBeVisible();
  await tabTo(page, parts.toTop);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTopOf(page)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
  await expect(parts.toTop).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();

  await overflowMenu(page);
  await tabTo(page, parts.scrollNext);
  await page.keyboard.press('Space');
  await expect.poll(() => scrollLeftOf(parts.row)).toBeGreaterThan(0);
  await expect(parts.scrollNext).toBeFocused();
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('opens, scrolls and folds without animation', async ({ page }) => {
    const parts = partsOf(page);
    const { path } = pageOf('de', 'oil-change');
    await page.goto(path, { waitUntil: 'load' });
    for (const [opener, opened] of [
      [parts.search, parts.searchPanel],
      [parts.entry, parts.panel],
      [parts.countries, parts.countriesDialog],
    ] as const) {
      await opener.click();
      await expect(opened).toBeVisible();
      expect(await runningAnimations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await runningAnimations(page)).toEqual([]);
    }
    const jumped = page.locator(`footer a.goToSection[href^="${path}#"]`).first();
    const hash = await jumped.evaluate((link) => (link as HTMLAnchorElement).hash);
    expect(
      await jumped.evaluate(async (link) => {
        (link as HTMLElement).click();
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const at = scrollY;
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
        return at > 0 && scrollY === at;
      }),
    ).toBe(true);
    await expect(page.locator(hash)).toBeFocused();
    expect(await collapseDuration(page.getByRole('main').locator('details').first())).toBe('0s');

    await scrollPage(page, 1500);
    await expect(parts.toTop).toBeVisible();
    expect(
      await parts.toTop.evaluate(async (link) => {
        (link as HTMLElement).click();
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return scrollY;
      }),
      'the page jumps to its top',
    ).toBe(0);
    await overflowMenu(page);
    expect(await scrollLeftAfterClick(parts.scrollNext, parts.row)).toBeGreaterThan(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await parts.menuButton.click();
    expect(await runningAnimations(page)).toEqual([]);
    expect(await collapseDuration(parts.mobileMenu.locator('details').first())).toBe('0s');
    await page.keyboard.press('Escape');
    await parts.sideMenu.click();
    expect(await runningAnimations(page)).toEqual([]);
    await expect(parts.sideLinks.first()).toBeVisible();
  });
});

test.describe('200 % zoom', () => {
  test.use({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    locale: 'pl-PL',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('keeps every control reachable and usable', async ({ page }) => {
    const parts = partsOf(page);
    await page.clock.install();
    await page.goto(pageOf('de', 'oil-change').path, { waitUntil: 'load' });
    await waitForHydration(page);
    await page.clock.fastForward(5000);
    const countries = page.getByRole('dialog');
    await expectFitsViewport(countries);
    await expectUnobstructed(countries.getByRole('link'));
    await countries.getByRole('button', { name: 'Zamknij' }).click();
    await expect(countries).toBeHidden();

    await parts.search.click();
    await expectUnobstructed(parts.searchField, parts.searchPanel.getByRole('button'));
    await page.keyboard.press('Escape');
    await parts.menuButton.click();
    await parts.mobileMenu.locator('details:not([open]) summary').first().click();
    await expectUnobstructed(
      parts.mobileMenu.getByRole('link').filter({ visible: true }),
      parts.mobileMenu.locator('input'),
      parts.mobileMenu.getByRole('button', { name: words.closeMenu }),
    );
    await parts.mobileMenu.getByRole('button', { name: words.closeMenu }).click();
    await parts.sideMenu.click();
    await expectUnobstructed(parts.sideLinks);
    await expectUnobstructed(
      page.locator('[data-video-load]'),
      page.locator('[data-video-always]'),
    );

    await parts.settings.click();
    await expectFitsViewport(parts.settingsDialog);
    await expectUnobstructed(
      parts.settingsDialog.getByRole('checkbox'),
      parts.settingsDialog.getByRole('button'),
    );
    await page.keyboard.press('Escape');
    // The header scrolls with the page and leaves its space to the text.
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(parts.toTop).toBeInViewport({ ratio: 1 });
    await parts.toTop.click();
    await expect.poll(() => scrollTopOf(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);

    await page.goto('/', { waitUntil: 'load' });
    await parts.feed.scrollIntoViewIfNeeded();
    await expectUnobstructed(parts.feed.getByRole('button'));
    await parts.next.click();
    await expect.poll(() => scrollLeftOf(parts.posts)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });
});

test('on a phone: scrolls the first invalid field and its message into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/pl/portal-klienta');
  const form = await expectHydrated(page.locator('#login-form'));
  const field = form.locator('[name=password]');
  await form.locator('[name=userName]').fill('łucja@serwis.example');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const message = form.locator('#login-form-password-error');
  await expect(message).toHaveText('Prosimy podać hasło.');
  for (const part of [field, message]) await expect(part).toBeInViewport({ ratio: 1 });
});
