import type { Field, GlobalConfig } from 'payload';
import { anyStaff, ownLocale } from '../access/rules.ts';
import { headingField, pluralLabels, textField } from '../blocks/fields.ts';
import { linkFields } from '../blocks/link.ts';
import { rowLabel } from '../editing/row-label.ts';
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
  admin: { components: rowLabel('label') },
  fields: [...linkFields(), ...more],
});

const columns: Field = {
  name: 'columns',
  type: 'array',
  ...pluralLabels(text('Spalte', 'Kolumna', 'Column'), text('Spalten', 'Kolumny', 'Columns')),
  maxRows: 4,
  admin: { components: rowLabel('heading') },
  fields: [headingField(), links('links', text('Verweise', 'Odnośniki', 'Links'))],
};

/** The settings shared by menus and site settings. */
export const siteGlobal = {
  access: { read: anyStaff, readVersions: ownLocale, update: ownLocale },
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
      admin: { components: rowLabel('label') },
      fields: [
        ...linkFields(),
        links(
          'lead',
          text('Große Verweise', 'Duże odnośniki', 'Large links'),
          [textField('text', text('Erläuterung', 'Opis', 'Explanation'))],
          4,
        ),
        { ...columns, maxRows: 2 } as Field,
      ],
    },
    textField(
      'locatorLabel',
      text('Schaltfläche der Stationssuche', 'Przycisk stacji', 'Locator button'),
      { localized: true, maxLength: 40 },
    ),
    textField('locatorText', text('Text der Stationssuche', 'Tekst wyszukiwarki', 'Locator text'), {
      localized: true,
    }),
  ],
};

/** Side menus: lists of pages, shown on each of these pages. */
export const sideMenus: GlobalConfig = {
  slug: 'side-menus',
  label: text('Seitenmenüs', 'Menu boczne', 'Side menus'),
  ...siteGlobal,
  fields: [
    {
      name: 'menus',
      type: 'array',
      ...pluralLabels(
        text('Seitenmenü', 'Menu boczne', 'Side menu'),
        text('Seitenmenüs', 'Menu boczne', 'Side menus'),
      ),
      localized: true,
      admin: { components: rowLabel('heading') },
      fields: [headingField(), links('links', text('Seiten', 'Strony', 'Pages'))],
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
    textField('copyright', text('Urheberzeile', 'Nota copyright', 'Copyright line'), {
      localized: true,
    }),
  ],
};
