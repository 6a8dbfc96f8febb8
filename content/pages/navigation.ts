import type { Field, GlobalConfig } from 'payload';
import { anyStaff, ownLanguage } from '../access/rules.ts';
import { heading } from '../blocks/fields.ts';
import { linkFields } from '../blocks/link.ts';
import { text } from '../labels.ts';

const links = (
  name: string,
  label: ReturnType<typeof text>,
  more: Field[] = [],
  maxRows = 12,
): Field => ({
  name,
  type: 'array',
  labels: {
    singular: text('Verweis', 'Odnośnik', 'Link'),
    plural: text('Verweise', 'Odnośniki', 'Links'),
  },
  label,
  maxRows,
  fields: [...linkFields(), ...more],
});

const columns: Field = {
  name: 'columns',
  type: 'array',
  labels: {
    singular: text('Spalte', 'Kolumna', 'Column'),
    plural: text('Spalten', 'Kolumny', 'Columns'),
  },
  maxRows: 4,
  label: text('Spalten', 'Kolumny', 'Columns'),
  fields: [heading(), links('links', text('Verweise', 'Odnośniki', 'Links'))],
};

/** What menus and site settings have in common. */
export const siteGlobal = {
  access: { read: anyStaff, readVersions: ownLanguage, update: ownLanguage },
} satisfies Partial<GlobalConfig>;

/** The main menu. An entry with large links opens as a mega menu; one without is a plain link. */
export const header: GlobalConfig = {
  slug: 'header',
  label: text('Kopfzeile und Hauptmenü', 'Nagłówek i menu główne', 'Header and main menu'),
  ...siteGlobal,
  fields: [
    {
      name: 'menu',
      type: 'array',
      labels: {
        singular: text('Menüpunkt', 'Pozycja menu', 'Menu item'),
        plural: text('Menüpunkte', 'Pozycje menu', 'Menu items'),
      },
      localized: true,
      maxRows: 8,
      label: text('Hauptmenü', 'Menu główne', 'Main menu'),
      fields: [
        ...linkFields(),
        links(
          'lead',
          text('Große Verweise', 'Duże odnośniki', 'Large links'),
          [
            {
              name: 'text',
              type: 'text',
              maxLength: 120,
              label: text('Erläuterung', 'Opis', 'Explanation'),
            },
          ],
          4,
        ),
        { ...columns, maxRows: 2 } as Field,
      ],
    },
    {
      name: 'locatorLabel',
      type: 'text',
      localized: true,
      maxLength: 40,
      label: text('Schaltfläche der Stationssuche', 'Przycisk stacji', 'Locator button'),
    },
    {
      name: 'locatorText',
      type: 'text',
      localized: true,
      maxLength: 120,
      label: text('Text der Stationssuche', 'Tekst wyszukiwarki', 'Locator text'),
    },
  ],
};

/** Side menus: lists of pages that stand beside each of their pages. */
export const sideMenus: GlobalConfig = {
  slug: 'side-menus',
  label: text('Seitenmenüs', 'Menu boczne', 'Side menus'),
  ...siteGlobal,
  fields: [
    {
      name: 'menus',
      type: 'array',
      labels: {
        singular: text('Seitenmenü', 'Menu boczne', 'Side menu'),
        plural: text('Seitenmenüs', 'Menu boczne', 'Side menus'),
      },
      localized: true,
      label: text('Seitenmenüs', 'Menu boczne', 'Side menus'),
      fields: [heading(), links('links', text('Seiten', 'Strony', 'Pages'))],
    },
  ],
};

export const footer: GlobalConfig = {
  slug: 'footer',
  label: text('Fußzeile', 'Stopka', 'Footer'),
  ...siteGlobal,
  fields: [
    { ...columns, localized: true } as Field,
    {
      ...links('legal', text('Rechtliches', 'Informacje prawne', 'Legal')),
      localized: true,
    } as Field,
    {
      name: 'copyright',
      type: 'text',
      localized: true,
      maxLength: 120,
      label: text('Urheberzeile', 'Nota copyright', 'Copyright line'),
    },
  ],
};
