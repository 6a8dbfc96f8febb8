/** The lightbox: opening and closing, the address, the keyboard, and what it must never do (behaviour sheet 1). */
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import {
  currentPicture,
  dialogOf,
  expectClosed,
  expectShown,
  focusPictures,
  galleries,
  goToGallery,
  labels,
  linkOf,
  open,
} from './lightbox.ts';
import { languages, pageOf } from './pages.ts';

for (const language of languages) {
  const text = labels[language];
  const { count } = galleries[language];

  test(`${language}: a picture opens in a modal dialog that names it, and closes`, async ({
    page,
  }) => {
    await goToGallery(page, language);
    await open(page, language, 1);
    expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(dialogOf(page).locator('[data-part=caption]')).toHaveText(
      await linkOf(page, language, 1).locator('xpath=..').locator('figcaption').innerText(),
    );
    await expect(dialogOf(page).getByText(`1 / ${count}`)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: text.close }).click();
    await expectClosed(page);
    await expect(linkOf(page, language, 1)).toBeFocused();
  });

  test(`${language}: by keyboard alone`, async ({ page }) => {
    await goToGallery(page, language);
    await linkOf(page, language, 1).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, language, 1);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, language, 2);
    await page.keyboard.press('ArrowUp');
    await expectShown(page, language, 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, language, 1);
    await page.keyboard.press('End');
    await expectShown(page, language, count);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, language, count);
    await page.keyboard.press('Home');
    await expectShown(page, language, 1);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(linkOf(page, language, 1)).toBeFocused();
  });

  test(`${language}: Tab goes round within the dialog`, async ({ page }) => {
    await goToGallery(page, language);
    await open(page, language, 1);
    const outside = () =>
      page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await outside()).toBe(false);
    }
  });

  test(`${language}: at the ends a button is off and gives the focus away`, async ({ page }) => {
    await goToGallery(page, language);
    await open(page, language, count - 1);
    const next = dialogOf(page).getByRole('button', { name: text.next });
    await next.press('Enter');
    await expectShown(page, language, count);
    await expect(next).toBeDisabled();
    await expect(dialogOf(page).locator('.yarl__container')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(dialogOf(page).getByRole('button', { name: text.previous })).toBeDisabled();
  });

  test(`${language}: axe finds nothing, wide, on a phone and at 200 % zoom`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goToGallery(page, language);
    await open(page, language, 1);
    await page.keyboard.press('g');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page);
      for (const button of await dialogOf(page).locator('.yarl__button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      const box = await currentPicture(page).boundingBox();
      expect(box?.height, `${width} × ${height}`).toBeGreaterThan(80);
    }
  });
}

test('three times open and closed, then one Back leaves the page', async ({ page }) => {
  const before = pageOf('de', 'home');
  await page.goto(before.path);
  await goToGallery(page, 'de');
  for (let time = 0; time < 3; time += 1) {
    await open(page, 'de', 1);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 'de', 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(before.path);
});

test('Back closes it and stays on the page; Forward opens it again', async ({ page }) => {
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 'de', 2);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL(galleries.de.path);
  await page.goForward();
  await expectShown(page, 'de', 2);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('an address with a picture opens it, and closing takes the picture out of the address', async ({
  page,
}) => {
  await page.goto(pageOf('pl', 'home').path);
  await goToGallery(page, 'pl', '#galeria2-3');
  await expectShown(page, 'pl', 3);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(linkOf(page, 'pl', 3)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(pageOf('pl', 'home').path);
});

test('addresses that name no picture open none; another one closes it', async ({ page }) => {
  for (const hash of ['#galerie2-0', '#galerie2-3', '#galerie2', '#galerie2-1x', '#%E0%A4%A']) {
    await goToGallery(page, 'de', hash);
    await page.waitForTimeout(400);
    await expect(dialogOf(page), hash).toHaveCount(0);
    await page.goto('about:blank');
  }
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  await page.evaluate(() => {
    location.hash = '#bewerbung';
  });
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#bewerbung$/);
});

test('React comes with the first picture asked for, and a second press meanwhile is ignored', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/\/assets\/open-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await goToGallery(page, 'de');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /react|client-|\/open-/.test(url))).toEqual([]);
  const link = linkOf(page, 'de', 1);
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await link.click();
  await linkOf(page, 'de', 2).press('Enter');
  await expectShown(page, 'de', 1);
  await expect(dialogOf(page)).toHaveCount(1);
  expect(asked.filter((url) => /\/open-[^/]*\.js$/.test(url))).toHaveLength(1);
});

test('letters work on the pictures, not on a control, and never with a modifier', async ({
  page,
}) => {
  await goToGallery(page, 'pl');
  await open(page, 'pl', 2);
  const strip = dialogOf(page).getByRole('navigation', { name: 'Miniatury' });
  await dialogOf(page).getByRole('button', { name: 'Miniatury' }).focus();
  await page.keyboard.press('g');
  await expect(strip).toBeHidden();
  await focusPictures(page);
  for (const key of ['Control+ArrowRight', 'Shift+ArrowRight', 'Shift+G']) {
    await page.keyboard.press(key);
    await expect(strip).toBeHidden();
    await expectShown(page, 'pl', 2);
  }
  await page.keyboard.press('g');
  await expect(strip).toBeVisible();
});

test('the small pictures name themselves, lead to their picture and are hidden on close', async ({
  page,
}) => {
  await goToGallery(page, 'pl');
  await open(page, 'pl', 1);
  const toggle = dialogOf(page).getByRole('button', { name: 'Miniatury' });
  const strip = dialogOf(page).getByRole('navigation', { name: 'Miniatury' });
  await expect(strip).toBeHidden();
  await toggle.click();
  await expect(strip.getByRole('button')).toHaveCount(4);
  await strip.getByRole('button', { name: /^Obraz 4 z 4: / }).click();
  await expectShown(page, 'pl', 4);
  await expect(strip.locator('[aria-current]')).toHaveAccessibleName(/^Obraz 4 z 4/);
  await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await open(page, 'pl', 1);
  await expect(strip).toBeHidden();
});

test('the neighbours are at hand, pictures further away are not', async ({ page }) => {
  await goToGallery(page, 'pl');
  await open(page, 'pl', 1);
  const pictures = dialogOf(page).locator('.yarl__slide img');
  await expect(pictures).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(pictures).toHaveCount(3);
  await page.keyboard.press('End');
  await expect(pictures).toHaveCount(2);
});

test('a caption is text, whatever it says', async ({ page }) => {
  const words = '<img src=x onerror="window.broken = true"><b>fett</b>';
  await goToGallery(page, 'de');
  await linkOf(page, 'de', 1).evaluate((link, html) => {
    const caption = link.closest('figure')?.querySelector('figcaption');
    if (caption) caption.textContent = html;
  }, words);
  await open(page, 'de', 1);
  await expect(dialogOf(page).locator('[data-part=caption]')).toHaveText(words);
  await expect(dialogOf(page).locator('[data-part=caption] *')).toHaveCount(0);
});

test('a link that is gone gives the focus to the heading above it', async ({ page }) => {
  await goToGallery(page, 'de');
  await open(page, 'de', 1);
  await linkOf(page, 'de', 1).evaluate((link) => link.remove());
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Zwei von 84' })).toBeFocused();
});
