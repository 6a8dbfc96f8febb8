/** The list of screenshots: every page type in both languages, and pages after an interaction. */

import { localeOfCountry } from '@oilway/store/locales.ts';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../site/pages/paths.ts';
import { waitForHydration } from '../support/hydration.ts';
import { type Language, pageOf, pagesOf, someArticlesOf } from '../support/pages.ts';
import { notFoundPaths } from '../support/templates.ts';

export interface Screenshot {
  /** Part of the file name: lower-case letters, digits and hyphens. */
  name: string;
  path: string;
  /** The interaction before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** Requires a member session. */
  isPortal?: boolean;
  /** Captures the viewport instead of the full page, for very long pages. */
  isWindow?: boolean;
}

const places = {
  de: { parameter: 'ort', place: 'Berlin', station: 'dortmund-wambel' },
  pl: { parameter: 'miejsce', place: 'Warszawa', station: 'warszawa-bemowo' },
} as const;

export function screenshotList(language: Language): Screenshot[] {
  const contact = pageOf(language, 'contact').path;
  const locations = pageOf(language, 'locations').path;
  const { parameter, place, station } = places[language];
  const articles = someArticlesOf(language).map(({ path }) => ({
    name: `article-${path.split('/').at(-1)}`,
    path,
  }));
  return [
    ...pagesOf(language).map(({ name, path }) => ({ name, path })),
    ...articles,
    { name: 'locations-answer', path: `${locations}?${parameter}=${place}`, isWindow: true },
    { name: 'locations-nothing', path: `${locations}?${parameter}=Atlantis` },
    { name: 'station', path: `${locations}/${station}` },
    { name: 'nowhere', path: notFoundPaths[language] },
    { name: 'home-menu', path: pageOf(language, 'home').path, act: openMenu, isWindow: true },
    {
      name: 'home-countries',
      path: pageOf(language, 'home').path,
      act: openCountries,
      isWindow: true,
    },
    { name: 'contact-errors', path: contact, act: sendEmpty },
    { name: 'contact-success', path: contact, act: sendMessage, isWindow: true },
    ...portalScreenshots(language),
  ];
}

function portalScreenshots(language: Language): Screenshot[] {
  const locale = localeOfCountry(language);
  const library = paths.portalLibrary(locale);
  const member = { isPortal: true, isWindow: true };
  return [
    { name: 'portal-login', path: paths.portal(locale) },
    { name: 'portal-reset', path: paths.portalReset(locale) },
    { name: 'portal-account', path: paths.portalAccount(locale) },
    { name: 'portal-overview', path: paths.portal(locale), isPortal: true },
    { name: 'portal-profile', path: paths.portalProfile(locale), isPortal: true },
    { name: 'portal-library', path: library, ...member },
    { name: 'portal-library-chosen', path: library, act: chooseFiles, ...member },
    { name: 'portal-library-nothing', path: `${library}?q=Qqqqxyz`, ...member },
  ];
}

async function openMenu(page: Page): Promise<void> {
  await page
    .locator('button[popovertarget=mobile-menu]:visible, header nav button[popovertarget]:visible')
    .first()
    .click();
}

/** On a phone the button is in the mobile menu. */
async function openCountries(page: Page): Promise<void> {
  await waitForHydration(page);
  const opener = page.locator('[data-country-opener]:visible').first();
  if (!(await opener.isVisible())) await openMenu(page);
  await opener.click();
}

async function contactForm(page: Page): Promise<Locator> {
  const form = page.locator('#contact-form');
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => document.querySelector<HTMLFormElement>('#contact-form')?.noValidate,
  );
  return form;
}

async function sendEmpty(page: Page): Promise<void> {
  await (await contactForm(page)).locator('[type=submit]').click();
}

async function sendMessage(page: Page): Promise<void> {
  const form = await contactForm(page);
  await form.locator('[name=name]').fill('Miriam Kowalczyk');
  await form.locator('[name=email]').fill('miriam@posteo.example');
  await form.locator('[name=message]').fill('Guten Tag');
  await form.locator('[type=submit]').click();
  await page
    .getByText(/OW-\d\d-\d{3}-\d{4}/)
    .first()
    .waitFor();
}

async function chooseFiles(page: Page): Promise<void> {
  for (const at of [0, 1, 2])
    await page.locator('[data-file] input[type=checkbox]').nth(at).check();
}
