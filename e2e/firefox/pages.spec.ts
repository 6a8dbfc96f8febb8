/** Map, menu and lightbox in Firefox. */
import type { Page } from 'puppeteer-core';
import { site } from '../support/journey.ts';
import { gallery } from '../support/lightbox.ts';
import { pageOf, words } from '../support/pages.ts';
import {
  addressOf,
  ariaSelector,
  click,
  expectFocus,
  focus,
  goBack,
  tabTo,
  textOf,
  waitForHidden,
  waitForVisible,
} from './interactions.ts';
import { expect, resize, test } from './journey.ts';

test('de: selects the same station in the list and on the map, by row and by pin', async ({
  openPage,
}) => {
  const page = await openPage();
  const [row, pin] = ['li[data-station][data-selected]', 'button[data-marker][aria-pressed=true]'];
  const expectChosen = async (station: string) => {
    await expect.poll(() => dataOf(page, row, 'station')).toEqual([station]);
    await expect.poll(() => dataOf(page, pin, 'marker')).toEqual([station]);
  };
  await page.goto(site() + pageOf('de', 'locations').path);
  await page.mouse.move(2, 2);
  await page.mouse.move(2, 3);
  await page.waitForSelector('[data-hours][data-open]');
  await page.waitForSelector('[data-map-frame][data-ready]');

  await test.step('selects a station by its list row', async () => {
    await tabTo(page, 'li[data-station] a');
    await page.keyboard.press('Enter');
    const [first] = await dataOf(page, 'li[data-station]', 'station');
    await expectChosen(first ?? '');
  });

  await test.step('selects a station by its pin', async () => {
    const other = await unobstructedPin(page);
    const button = await waitForVisible(page, `button[data-marker="${other}"]`);
    await button.click({ offset: { x: 14, y: 12 } });
    await expectChosen(other);
    await expect.poll(() => addressOf(page)).toMatch(/[?&]station=/);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.$$(`${row}, ${pin}`)).toEqual([]);
  });
});

test('de: opens a page by keyboard from the mega menu and from the mobile menu', async ({
  openPage,
}) => {
  const page = await openPage();
  const text = words;
  const { heading, path } = pageOf('de', 'filters');
  const expectArrived = async () => {
    await expect.poll(() => addressOf(page)).toBe(site() + path);
    expect(await textOf(page, 'h1')).toBe(heading);
  };
  await page.goto(site() + pageOf('de', 'home').path);

  await test.step('mega menu', async () => {
    const entry = ariaSelector('header', 'button', text.services);
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await waitForVisible(page, '#menu-1');
    await page.keyboard.press('Escape');
    await waitForHidden(page, '#menu-1');
    await expectFocus(page, entry);
    await page.keyboard.press(' ');
    await tabTo(page, `#menu-1 a[href="${path}"]`);
    await page.keyboard.press('Enter');
    await expectArrived();
  });

  await test.step('mobile menu', async () => {
    await resize(page, 390, 844);
    await page.goto(site() + pageOf('de', 'home').path);
    const opener = ariaSelector('header', 'button', text.menu);
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await waitForVisible(page, '#mobile-menu');
    await page.keyboard.press('Escape');
    await waitForHidden(page, '#mobile-menu');
    await expectFocus(page, opener);
    await page.keyboard.press('Enter');
    await tabTo(page, '#mobile-menu summary');
    await page.keyboard.press('Enter');
    await tabTo(page, `#mobile-menu a[href="${path}"]`);
    await page.keyboard.press('Enter');
    await expectArrived();
    await waitForHidden(page, '#mobile-menu');
  });
});

test('pl: opens, browses and closes the lightbox, by its button and by the Back button', async ({
  openPage,
}) => {
  const page = await openPage();
  const { count, group, path } = gallery;
  const dialog = 'dialog[data-tone=graphite]';
  const [first, second] = [`#${group}-1`, `#${group}-2`];
  const expectShown = async (number: number) => {
    await waitForVisible(page, `${dialog}[aria-label^="Obraz ${number} z\u00a0${count}: "]`);
    await expect.poll(() => addressOf(page)).toBe(`${site()}${path}#${group}-${number}`);
  };
  const expectClosed = async () => {
    await waitForHidden(page, 'dialog[data-tone=graphite]');
    await expect.poll(() => addressOf(page)).toBe(site() + path);
  };
  await page.goto(site() + pageOf('de', 'home').path);
  await page.goto(site() + path);
  await focus(page, first);
  await page.keyboard.press('Enter');
  await expectShown(1);
  await page.keyboard.press('ArrowRight');
  await expectShown(2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(1);
  await click(page, ariaSelector(dialog, 'button', gallery.close));
  await expectClosed();
  await expectFocus(page, first);
  await click(page, second);
  await expectShown(2);
  await goBack(page);
  await expectClosed();
  await page.evaluate(() => history.forward());
  await expectShown(2);
  await page.keyboard.press('Escape');
  await expectClosed();
  await goBack(page);
  await expect.poll(() => addressOf(page)).toBe(site() + pageOf('de', 'home').path);
});

const dataOf = (page: Page, selector: string, name: 'station' | 'marker') =>
  page.$$eval(selector, (all, key) => all.map((one) => (one as HTMLElement).dataset[key]), name);

/** Returns the key of a pin that is neither selected nor covered, once the pins are placed. */
async function unobstructedPin(page: Page): Promise<string> {
  let free: string | undefined;
  const find = async () => {
    free = await page.$$eval('button[data-marker][aria-pressed=false]', (pins) => {
      const found = pins.find((pin) => {
        const { left, top, width } = pin.getBoundingClientRect();
        return pin.contains(document.elementFromPoint(left + width / 2, top + 12));
      });
      return (found as HTMLElement | undefined)?.dataset.marker;
    });
    return free;
  };
  await expect.poll(find).toBeDefined();
  return free ?? '';
}
