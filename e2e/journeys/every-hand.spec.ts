/**
 * The behaviours of a page in every hand: fingers, keys alone, motion unwanted, the page enlarged to 200 %. Each
 * journey goes through all of them in one visit; those of one behaviour alone are with that behaviour.
 */
import { awake } from '../support/awake.ts';
import {
  afterPress,
  crowdMenu,
  drawLeft,
  expectReachable,
  expectWithin,
  leftOf,
  partsOf,
  rootSize,
  scrolled,
  scrollPage,
  tabTo,
  toBeginning,
} from '../support/hands.ts';
import { expect, site, test } from '../support/journey.ts';
import { pageOf, words } from '../support/pages.ts';
import { foldingTime, movingOn } from '../support/transitions.ts';

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('on a wide screen', async ({ page }) => {
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
    expect(await rootSize(page)).toBe('20px');
    await parts.normal.tap();
    expect(await rootSize(page)).toBe('16px');

    await parts.countries.tap();
    await expect(parts.countriesDialog).toBeVisible();
    await parts.countriesDialog.getByRole('button', { name: 'Schließen' }).tap();
    await expect(parts.countriesDialog).toBeHidden();

    await parts.feed.scrollIntoViewIfNeeded();
    await expect(parts.next).toBeVisible();
    await drawLeft(page, parts.posts);
    await expect.poll(() => leftOf(parts.posts)).toBeGreaterThan(0);
    await toBeginning(parts.posts);
    await parts.next.tap();
    await expect.poll(() => leftOf(parts.posts)).toBeGreaterThan(0);

    await parts.toTop.tap();
    await expect.poll(() => scrolled(page)).toBe(0);

    await crowdMenu(page);
    await parts.on.tap();
    await expect.poll(() => leftOf(parts.row)).toBeGreaterThan(0);
    await toBeginning(parts.row);
    await drawLeft(page, parts.row);
    await expect.poll(() => leftOf(parts.row)).toBeGreaterThan(0);
    await expect(page).toHaveURL('/');
  });

  test('on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const parts = partsOf(page);
    await page.goto(pageOf('de', 'oil-change').path);
    await parts.bars.tap();
    const branch = parts.sheet.locator('details').last();
    await branch.locator('summary').tap();
    await expect(branch.getByRole('link').first()).toBeVisible();
    await parts.sheet.getByRole('button', { name: words.closeMenu }).tap();
    await expect(parts.sheet).toBeHidden();

    await parts.search.tap();
    await expect(parts.searchField).toBeFocused();
    await page.touchscreen.tap(195, 800);
    await expect(parts.searchPanel, 'a tap beside it').toBeHidden();

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
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test('with keys alone', async ({ page }) => {
  const parts = partsOf(page);
  await page.goto('/', { waitUntil: 'load' });
  await tabTo(page, parts.larger);
  await page.keyboard.press('Enter');
  expect(await rootSize(page)).toBe('20px');
  await tabTo(page, parts.normal, 'Shift+Tab');
  await page.keyboard.press('Space');
  expect(await rootSize(page)).toBe('16px');

  await parts.next.press('Enter');
  await expect.poll(() => leftOf(parts.posts)).toBeGreaterThan(0);
  await expect(parts.next).toBeFocused();

  await parts.settings.focus();
  await expect(parts.toTop).toBeVisible();
  await tabTo(page, parts.toTop);
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
  await expect(parts.toTop).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();

  await crowdMenu(page);
  await tabTo(page, parts.on);
  await page.keyboard.press('Space');
  await expect.poll(() => leftOf(parts.row)).toBeGreaterThan(0);
  await expect(parts.on).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all of it is there at once', async ({ page }) => {
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
      expect(await movingOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await movingOn(page)).toEqual([]);
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
    expect(await foldingTime(page.getByRole('main').locator('details').first())).toBe('0s');

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
    await crowdMenu(page);
    expect(await afterPress(parts.on, parts.row)).toBeGreaterThan(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await parts.bars.click();
    expect(await movingOn(page)).toEqual([]);
    expect(await foldingTime(parts.sheet.locator('details').first())).toBe('0s');
    await page.keyboard.press('Escape');
    await parts.sideMenu.click();
    expect(await movingOn(page)).toEqual([]);
    await expect(parts.sideLinks.first()).toBeVisible();
  });
});

test.describe('enlarged to 200 %', () => {
  test.use({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    locale: 'pl-PL',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('everything can be reached and used', async ({ page }) => {
    const parts = partsOf(page);
    await page.clock.install();
    await page.goto(pageOf('de', 'oil-change').path, { waitUntil: 'load' });
    await awake(page);
    await page.clock.fastForward(5000);
    const countries = page.getByRole('dialog');
    await expectWithin(countries);
    await expectReachable(countries.getByRole('link'));
    await countries.getByRole('button', { name: 'Zamknij' }).click();
    await expect(countries).toBeHidden();

    await parts.search.click();
    await expectReachable(parts.searchField, parts.searchPanel.getByRole('button'));
    await page.keyboard.press('Escape');
    await parts.bars.click();
    await parts.sheet.locator('details:not([open]) summary').first().click();
    await expectReachable(
      parts.sheet.getByRole('link').filter({ visible: true }),
      parts.sheet.locator('input'),
      parts.sheet.getByRole('button', { name: words.closeMenu }),
    );
    await parts.sheet.getByRole('button', { name: words.closeMenu }).click();
    await parts.sideMenu.click();
    await expectReachable(parts.sideLinks);
    await expectReachable(page.locator('[data-video-load]'), page.locator('[data-video-always]'));

    await parts.settings.click();
    await expectWithin(parts.settingsDialog);
    await expectReachable(
      parts.settingsDialog.getByRole('checkbox'),
      parts.settingsDialog.getByRole('button'),
    );
    await page.keyboard.press('Escape');
    // The room belongs to the text: the header has gone with the page.
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(parts.toTop).toBeInViewport({ ratio: 1 });
    await parts.toTop.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);

    await page.goto('/', { waitUntil: 'load' });
    await parts.feed.scrollIntoViewIfNeeded();
    await expectReachable(parts.feed.getByRole('button'));
    await parts.next.click();
    await expect.poll(() => leftOf(parts.posts)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });
});

test('on a phone the field that is to be mended stands in view with its message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/pl/portal-klienta');
  const form = page.locator('#login-form');
  await expect(form).toHaveJSProperty('noValidate', true);
  const field = form.locator('[name=password]');
  await form.locator('[name=userName]').fill('łucja@serwis.example');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const message = form.locator('#login-form-password-error');
  await expect(message).toHaveText('Prosimy podać hasło.');
  for (const part of [field, message]) await expect(part).toBeInViewport({ ratio: 1 });
});
