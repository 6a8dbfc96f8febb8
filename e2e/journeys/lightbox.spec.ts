/** The lightbox: opening and closing, the address, the keyboard, and what it must never do (behaviour sheet 1). */
import type { Page } from '@playwright/test';
import { hold } from '../support/forms.ts';
import { expect, test } from '../support/journey.ts';
import {
  dialogOf,
  durationsWhile,
  expectClosed,
  expectShown,
  focusPictures,
  gallery,
  goToGallery,
  linkOf,
  open,
} from '../support/lightbox.ts';
import { pageOf } from '../support/pages.ts';

const { count } = gallery;

test('opened, looked through and closed, three times over, and one Back leaves the page', async ({
  page,
}) => {
  const before = pageOf('pl', 'home');
  const dialog = dialogOf(page);
  const pictures = dialog.locator('.yarl__slide img');
  const first = linkOf(page, 1);
  await page.goto(before.path);
  await goToGallery(page);

  await test.step('a picture opens within 366 ms in a modal dialog that names it', async () => {
    expect(await durationsWhile(page, () => open(page, 1))).toContain(366);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.locator('[data-part=caption]')).toHaveText(
      await first.locator('xpath=..').locator('figcaption').innerText(),
    );
    await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();
  });

  await test.step('Tab goes round within it', async () => {
    const reached = new Set<string>();
    for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      reached.add(await focused(page));
    }
    expect([...reached]).not.toContain('the page behind');
    expect([...reached]).toEqual(expect.arrayContaining([gallery.next, gallery.close]));
  });

  await test.step('it closes within 366 ms by its button, and the link has the focus again', async () => {
    const closed = async () => {
      await dialog.getByRole('button', { name: gallery.close }).click();
      await expectClosed(page);
    };
    expect(await durationsWhile(page, closed)).toContain(366);
    await expect(first).toBeFocused();
  });

  await test.step('all of it by keyboard; the neighbours are at hand, and no others', async () => {
    await page.keyboard.press('Enter');
    await expectShown(page, 1);
    await expect(pictures).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    await expect(pictures).toHaveCount(Math.min(count, 3));
    await page.keyboard.press('ArrowUp');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowDown');
    await expectShown(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1);
    await page.keyboard.press('End');
    await expectShown(page, count);
    await expect(pictures).toHaveCount(2);
    // There is none after the last: the way back begins there.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, count - 1);
  });

  await test.step('at the ends a button is off and gives the focus away', async () => {
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

  await test.step('the third time it closes the same, and Back leaves the page', async () => {
    await open(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(before.path);
  });
});

test('an address with a picture opens it, Back closes it, and other names open none', async ({
  page,
}) => {
  const before = pageOf('de', 'home');
  await page.goto(before.path);

  await test.step('closing takes the picture out of the address', async () => {
    await goToGallery(page, '#galeria2-2');
    await expectShown(page, 2);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(linkOf(page, 2)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(before.path);
  });

  await test.step('Back closes it and stays on the page; Forward opens it again', async () => {
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

  await test.step('a name that is no picture’s opens none, and closes the one shown', async () => {
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

  await test.step('nor does one that the page is opened with', async () => {
    await page.goto('about:blank');
    await page.clock.install();
    await goToGallery(page, '#%E0%A4%A');
    // It opens a moment after the page is there.
    await page.clock.runFor(1000);
    expect(await opened(page)).toBe(0);
  });
});

test('React comes with the first picture asked for, and a second press meanwhile is ignored', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const come = await hold(page, /\/assets\/open-[^/]*\.js$/);
  await goToGallery(page);
  expect(asked.filter((url) => /react|client-|\/open-/.test(url))).toEqual([]);
  const link = linkOf(page, 1);
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await link.click();
  await linkOf(page, 2).press('Enter');
  come();
  await expectShown(page, 1);
  await expect(dialogOf(page)).toHaveCount(1);
  expect(asked.filter((url) => /\/open-[^/]*\.js$/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => /\/react-dom-[^/]*\.js$/.test(url))).toHaveLength(1);
});

test('letters and small pictures; a caption is text; a link that is gone', async ({ page }) => {
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

  await test.step('letters work on the pictures, not on a control, and never with a modifier', async () => {
    // Each that must do nothing is followed by one that does: were it heard, they would undo each other.
    await toggle.press('g');
    await focusPictures(page);
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

  await test.step('the small pictures name themselves, lead to their picture and are hidden on close', async () => {
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

  await test.step('a link that is gone gives the focus to the heading above it', async () => {
    await linkOf(page, 1).evaluate((link) => link.remove());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Jak u nas jest' })).toBeFocused();
  });

  await test.step('a picture by itself has no slideshow, no small pictures, no arrows', async () => {
    await page.locator('a[data-lightbox^=obraz]').first().click();
    await expect(dialog.locator('.yarl__portal_open')).toBeVisible();
    await expect(page).toHaveURL(/#obraz\d+$/);
    await expect(dialog.getByRole('button', { name: 'Zamknij' })).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: /pokaz|miniatury|Następny|Poprzedni/ }),
    ).toHaveCount(0);
  });
});

/** What has the focus: by its name within the dialog. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    // Between the last control and the first the focus is the browser's own.
    if (!activeElement || activeElement === document.body) return 'the browser';
    if (!activeElement.closest('dialog')) return 'the page behind';
    return activeElement.ariaLabel ?? activeElement.textContent ?? '';
  });
}

/** Changes what the address names; the page has heard of it when this answers. */
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

/** The pictures that are open, or on their way. */
const opened = (page: Page) =>
  page.locator('a[data-lightbox][aria-busy=true], dialog[data-tone=graphite]').count();
