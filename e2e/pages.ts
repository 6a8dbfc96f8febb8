import { pages } from '@oilway/content/demo/pages/pages.ts';
import type { DemoLocale, PageName } from '@oilway/content/demo/shape.ts';

export const languages = ['de', 'pl'] as const;
export type Language = DemoLocale;

export interface SitePage {
  name: PageName;
  path: string;
  /** The heading of its first block. */
  heading: string;
}

/** Every page kind of the demo content in one language. */
export function pagesOf(language: Language): SitePage[] {
  return pages.map((page) => {
    const { blocks, slug, title } = page[language];
    const hero = blocks.find((block) => block.blockType === 'hero');
    return {
      name: page.name,
      path: `${language === 'pl' ? '/pl' : ''}${slug === '' ? '' : `/${slug}`}` || '/',
      heading: hero?.heading ?? title,
    };
  });
}

export function pageOf(language: Language, name: PageName): SitePage {
  const found = pagesOf(language).find((page) => page.name === name);
  if (!found) throw new Error(`The demo content has no page "${name}"`);
  return found;
}

/** What the journeys look for on the page, as a visitor reads it. */
export const words = {
  de: {
    skip: 'Zum Inhalt springen',
    mainMenu: 'Hauptmenü',
    services: 'Leistungen',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    breadcrumbs: 'Sie sind hier',
    footer: 'Fußzeile',
    legal: 'Rechtliche Angaben',
    otherCountry: /Polska/,
    place: 'Ort oder PLZ',
    anyPlace: 'Ort, PLZ oder Straße',
    search: 'Suchen',
    findFromHero: 'Ölwechsel finden',
    locator: 'Standort finden',
    showAll: 'Alle Stationen zeigen',
    nothingThere: 'Hier ist nichts eingefüllt.',
    toHome: 'Startseite',
  },
  pl: {
    skip: 'Przejdź do treści',
    mainMenu: 'Menu główne',
    services: 'Usługi',
    menu: 'Menu',
    closeMenu: 'Zamknij menu',
    breadcrumbs: 'Jesteś tutaj',
    footer: 'Stopka',
    legal: 'Strony prawne',
    otherCountry: /Deutschland/,
    place: 'Miejscowość lub kod',
    anyPlace: 'Miejscowość, kod lub ulica',
    search: 'Szukaj',
    findFromHero: 'Znajdź stację',
    locator: 'Znajdź stację',
    showAll: 'Pokaż wszystkie stacje',
    nothingThere: 'Tu nic nie nalano.',
    toHome: 'Strona główna',
  },
} as const;
