import type { ArrayField, Field, GlobalConfig, GlobalSlug } from 'payload';
import { anyStaff, editors, ownLocale } from '../access/rules.ts';
import { headingField, pluralLabels, textField } from '../blocks/fields.ts';
import { linkFields } from '../blocks/link.ts';
import { restoreGlobalEndpoint } from '../editing/restore-version.ts';
import { text } from '../labels.ts';

/** Rows named as visitors see them, with their targets; opened one at a time. */
const collapsedLinks = {
  initCollapsed: true,
  components: { RowLabel: '/components/editing/LinkLabel.tsx#LinkLabel' },
} satisfies ArrayField['admin'];

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
  admin: collapsedLinks,
  fields: [...linkFields(), ...more],
});

const columns: Field = {
  name: 'columns',
  type: 'array',
  ...pluralLabels(text('Spalte', 'Kolumna', 'Column'), text('Spalten', 'Kolumny', 'Columns')),
  maxRows: 4,
  admin: collapsedLinks,
  fields: [headingField(), links('links', text('Verweise', 'Odnośniki', 'Links'))],
};

/** Returns the settings shared by menus, prices and site settings: the newest 50 versions are kept. */
export const siteGlobal = (slug: GlobalSlug) =>
  ({
    slug,
    access: { read: anyStaff, readVersions: editors, update: ownLocale },
    endpoints: [restoreGlobalEndpoint(slug)],
    versions: { max: 50 },
  }) satisfies Partial<GlobalConfig>;

/** The main menu. An entry with large links opens as a mega menu; one without is a plain link. */
export const header: GlobalConfig = {
  ...siteGlobal('header'),
  label: text('Kopfzeile und Hauptmenü', 'Nagłówek i menu główne', 'Header and main menu'),
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
      admin: collapsedLinks,
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
  ...siteGlobal('side-menus'),
  label: text('Seitenmenüs', 'Menu boczne', 'Side menus'),
  fields: [
    {
      name: 'menus',
      type: 'array',
      ...pluralLabels(
        text('Seitenmenü', 'Menu boczne', 'Side menu'),
        text('Seitenmenüs', 'Menu boczne', 'Side menus'),
      ),
      localized: true,
      admin: collapsedLinks,
      fields: [headingField(), links('links', text('Seiten', 'Strony', 'Pages'))],
    },
  ],
};

export const footer: GlobalConfig = {
  ...siteGlobal('footer'),
  label: text('Fußzeile', 'Stopka', 'Footer'),
  fields: [
    textField(
      'hours',
      text(
        'Sprechzeiten unter der Telefonnummer',
        'Godziny pod numerem telefonu',
        'Hours below the phone number',
      ),
      { localized: true },
    ),
    {
      ...links('social', text('Soziale Netzwerke', 'Media społecznościowe', 'Social networks')),
      localized: true,
    } as Field,
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
