/** The lightbox: opening, closing, URL, keyboard, captions and thumbnails (behaviour sheet 1). */
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import {
  dialogOf,
  durationsWhile,
  expectClosed,
  expectShown,
  focusSlides,
  gallery,
  goToGallery,
  linkOf,
  open,
} from '../support/lightbox.ts';
import { pageOf } from '../support/pages.ts';

const { count } = gallery;

test('opens, browses and closes three times and adds one history entry', async ({ page }) => {
  const before = pageOf('pl', 'home');
  const dialog = dialogOf(page);
  const images = dialog.locator('.yarl__slide img');
  const first = linkOf(page, 1);
  await page.goto(before.path);
  await goToGallery(page);

  await test.step('opens within 366 ms as a modal dialog with the caption of the image', async () => {
    expect(await durationsWhile(page, () => open(page, 1))).toContain(366);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.locator('[data-part=caption]')).toHaveText(
      await first.locator('xpath=..').locator('figcaption').innerText(),
    );
    await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();
  });

  await test.step('traps Tab within the dialog', async () => {
    const reached = new Set<string>();
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      reached.add(await focused(page));
    }
    expect([...reached]).not.toContain('the page behind');
    expect([...reached]).toEqual(expect.arrayContaining([gallery.next, gallery.close]));
  });

  await test.step('closes within 366 ms by its button and returns focus to the link', async () => {
    const closed = async () => {
      await dialog.getByRole('button', { name: gallery.close }).click();
      await expectClosed(page);
    };
    expect(await durationsWhile(page, closed)).toContain(366);
    await expect(first).toBeFocused();
  });

  await test.step('browses by keyboard and loads only adjacent images', async () => {
    await page.keyboard.press('Enter');
    await expectShown(page, 1);
    await expect(images).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    await expect(images).toHaveCount(Math.min(count, 3));
    await page.keyboard.press('ArrowUp');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowDown');
    await expectShown(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1);
    await page.keyboard.press('End');
    await expectShown(page, count);
    await expect(images).toHaveCount(2);
    // The last image has no next one: the way back starts here.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, count - 1);
  });

  await test.step('disables the button at either end and moves focus to the container', async () => {
    const next = dialog.getByRole('button', { name: gallery.next });
    await next.press('Enter');
    await expectShown(page, count);
    await expect(next).toBeDisabled();
    await expect(dialog.locator('.yarl__container')).toBeFocused();
    await page.keyboard.press('Home');
    await expectShown(page, 1);
    await expect(dialog.getByRole('button', { name: gallery.previous })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(first).toBeFocused();
  });

  await test.step('closes the third time, and Back leaves the page', async () => {
    await open(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(before.path);
  });
});

test('opens the image of the URL fragment, closes on Back and ignores other fragments', async ({
  page,
}) => {
  const before = pageOf('de', 'home');
  await page.goto(before.path);

  await test.step('removes the fragment from the URL on close', async () => {
    await goToGallery(page, '#galeria2-2');
    await expectShown(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(linkOf(page, 2)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(before.path);
  });

  await test.step('Back closes it on the same page, Forward opens it again', async () => {
    await goToGallery(page);
    await open(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    await page.goBack();
    await expectClosed(page);
    await expect(page).toHaveURL(gallery.path);
    await page.goForward();
    await expectShown(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  await test.step('ignores a fragment that names no image and closes the open one', async () => {
    for (const hash of ['#galeria2-0', '#galeria2-5', '#galeria2', '#galeria2-1x', '#%E0%A4%A']) {
      await goTo(page, hash);
      expect(await opened(page), hash).toBe(0);
    }
    await goTo(page, '#galeria2-1');
    expect(await opened(page)).toBe(1);
    await expectShown(page, 1);
    await goTo(page, '#main');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#main$/);
  });

  await test.step('ignores an invalid fragment of the initial URL', async () => {
    await page.goto('about:blank');
    await page.clock.install();
    await goToGallery(page, '#%E0%A4%A');
    // The lightbox opens with a delay after hydration.
    await page.clock.runFor(1000);
    expect(await opened(page)).toBe(0);
  });
});

test('loads React with the first image and ignores clicks while loading', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const release = await holdRequests(page, /\/assets\/open-lightbox-[^/]*\.js$/);
  await goToGallery(page);
  expect(requestedUrls.filter((url) => /react|client-|\/open-/.test(url))).toEqual([]);
  const link = linkOf(page, 1);
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await link.click();
  await linkOf(page, 2).press('Enter');
  release();
  await expectShown(page, 1);
  await expect(dialogOf(page)).toHaveCount(1);
  expect(requestedUrls.filter((url) => /\/open-lightbox-[^/]*\.js$/.test(url))).toHaveLength(1);
  expect(requestedUrls.filter((url) => /\/react-dom-[^/]*\.js$/.test(url))).toHaveLength(1);
});

test('handles shortcuts, thumbnails, caption text and a removed link', async ({ page }) => {
  const dialog = dialogOf(page);
  const toggle = dialog.getByRole('button', { name: 'Pokaż miniatury' });
  const strip = dialog.getByRole('navigation', { name: 'Miniatury' });
  const words = '<img src=x onerror="window.broken = true"><b>tłusty</b>';
  await goToGallery(page);
  await linkOf(page, 2).evaluate((link, html) => {
    const caption = link.closest('figure')?.querySelector('figcaption');
    if (caption) caption.textContent = html;
  }, words);
  await open(page, 2);
  await expect(dialog.locator('[data-part=caption]')).toHaveText(words);
  await expect(dialog.locator('[data-part=caption] *')).toHaveCount(0);

  await test.step('shortcuts work on images, not on controls, and not with modifier keys', async () => {
    // Each ignored key is followed by a handled one: if both were handled, they would cancel out.
    await toggle.press('g');
    await focusSlides(page);
    await page.keyboard.press('g');
    await expect(strip).toBeVisible();
    await page.keyboard.press('Shift+G');
    await page.keyboard.press('g');
    await expect(strip).toBeHidden();
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1);
  });

  await test.step('thumbnails are labelled, open their image and are hidden on close', async () => {
    await toggle.click();
    await expect(strip.getByRole('button')).toHaveCount(4);
    await strip.getByRole('button', { name: /^Obraz 4 z\s4$/ }).click();
    await expectShown(page, 4);
    await expect(strip.locator('[aria-current]')).toHaveAccessibleName(/^Obraz 4 z\s4$/);
    await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await open(page, 1);
    await expect(toggle).toBeVisible();
    await expect(strip).toBeHidden();
  });

  await test.step('moves focus to the preceding heading when the link was removed', async () => {
    await linkOf(page, 1).evaluate((link) => link.remove());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Jak u nas jest' })).toBeFocused();
  });

  await test.step('shows no slideshow, thumbnails or arrows for a single image', async () => {
    await page.locator('a[data-lightbox^=obraz]').first().click();
    await expect(dialog.locator('.yarl__portal_open')).toBeVisible();
    await expect(page).toHaveURL(/#obraz\d+$/);
    await expect(dialog.getByRole('button', { name: 'Zamknij' })).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: /pokaz|miniatury|Następny|Poprzedni/ }),
    ).toHaveCount(0);
  });
});

/** Returns the label of the focused element in the dialog. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    // Between the last and the first control the focus is in the browser's UI.
    if (!activeElement || activeElement === document.body) return 'the browser';
    if (!activeElement.closest('dialog')) return 'the page behind';
    return activeElement.ariaLabel ?? activeElement.textContent ?? '';
  });
}

/** Changes the URL's fragment and waits for `popstate`. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise((heard) => {
        addEventListener('popstate', () => heard(undefined), { once: true });
        location.hash = name;
      }),
    hash,
  );
}

/** Returns the number of open lightboxes and of those still loading. */
const opened = (page: Page) =>
  page.locator('a[data-lightbox][aria-busy=true], dialog[data-tone=graphite]').count();
