/** What the gallery shows: every page kind of both languages, and what pages turn into when somebody uses them. */

import { cultureOf } from '@oilway/store/cultures.ts';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../site/pages/paths.ts';
import { awake } from '../support/awake.ts';
import { type Language, pageOf, pagesOf, someArticlesOf } from '../support/pages.ts';
import { nowhere } from '../support/templates.ts';

export interface Shown {
  /** Names the picture: small letters, figures and hyphens. */
  name: string;
  path: string;
  /** What is done with the page before its picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** For members alone. */
  isPortal?: boolean;
  /** The window alone, where the whole page is too long to be looked at. */
  isWindow?: boolean;
}

const places = {
  de: { parameter: 'ort', place: 'Berlin', station: 'dortmund-wambel' },
  pl: { parameter: 'miejsce', place: 'Warszawa', station: 'warszawa-bemowo' },
} as const;

export function shownOf(language: Language): Shown[] {
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
    { name: 'nowhere', path: nowhere[language] },
    { name: 'home-menu', path: pageOf(language, 'home').path, act: openMenu, isWindow: true },
    {
      name: 'home-countries',
      path: pageOf(language, 'home').path,
      act: openCountries,
      isWindow: true,
    },
    { name: 'contact-errors', path: contact, act: sendEmpty },
    { name: 'contact-success', path: contact, act: sendMessage, isWindow: true },
    ...portalOf(language),
  ];
}

function portalOf(language: Language): Shown[] {
  const culture = cultureOf(language);
  const library = paths.portalLibrary(culture);
  const member = { isPortal: true, isWindow: true };
  return [
    { name: 'portal-login', path: paths.portal(culture) },
    { name: 'portal-reset', path: paths.portalReset(culture) },
    { name: 'portal-account', path: paths.portalAccount(culture) },
    { name: 'portal-overview', path: paths.portal(culture), isPortal: true },
    { name: 'portal-profile', path: paths.portalProfile(culture), isPortal: true },
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

/** On a phone the button stands in the menu. */
async function openCountries(page: Page): Promise<void> {
  await awake(page);
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
