import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { admins, anyStaff, countryOf, editors, ownCountry, roleOf } from '../access/rules.ts';
import { choice } from '../blocks/fields.ts';
import { services } from '../blocks/services.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { usageTools } from '../editing/tools.ts';
import { text } from '../labels.ts';
import { mailField } from '../people/mail-field.ts';
import { phoneField } from '../people/phone-field.ts';
import { dropAddresses, keepAddresses } from '../publishing/addresses.ts';
import { dayGroup } from './location-hours.ts';
import { validateCoordinate } from './location-place.ts';
import { locationSlug } from './location-slug.ts';
import { stationFields } from './station-fields.ts';

const coordinate = (name: 'latitude' | 'longitude', label: ReturnType<typeof text>): Field =>
  ({
    name,
    type: 'number',
    required: true,
    label,
    validate: validateCoordinate(name),
  }) as Field;

const line = (
  name: string,
  label: ReturnType<typeof text>,
  required = false,
  maxLength = 120,
): Field => ({
  name,
  type: 'text',
  required,
  maxLength,
  label,
});

/** A new location belongs to the country of the editor who makes it, whatever the request says. */
const ownCountryOnly = ({ req, value }: { req: PayloadRequest; value?: unknown }) =>
  countryOf(roleOf(req)) ?? value;

export const locations: CollectionConfig = {
  slug: 'locations',
  labels: {
    singular: text('Station', 'Stacja', 'Location'),
    plural: text('Stationen', 'Stacje', 'Locations'),
  },
  admin: {
    useAsTitle: 'title',
    components: usageTools,
    defaultColumns: ['title', 'country', 'town', 'category', 'updatedAt'],
  },
  access: {
    create: editors,
    read: anyStaff,
    update: ownCountry,
    delete: ownCountry,
    unlock: ownCountry,
  },
  defaultSort: 'title',
  hooks: {
    afterChange: [keepAddresses],
    beforeDelete: [keepUsed],
    afterDelete: [dropAddresses],
  },
  fields: [
    line('title', text('Name', 'Nazwa', 'Title'), true),
    {
      ...choice(
        'country',
        text('Land', 'Kraj', 'Country'),
        { de: text('Deutschland', 'Niemcy', 'Germany'), pl: text('Polen', 'Polska', 'Poland') },
        'de',
      ),
      index: true,
      hooks: { beforeValidate: [ownCountryOnly] },
      admin: { position: 'sidebar' },
    } as Field,
    locationSlug,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'location-categories',
      required: true,
      label: text('Kategorie', 'Kategoria', 'Category'),
      admin: { position: 'sidebar' },
    },
    {
      ...choice(
        'icon',
        text('Zeichen', 'Ikona', 'Icon'),
        {
          station: text('Station', 'Stacja', 'Station'),
          partner: text('Partner', 'Partner', 'Partner'),
          fleet: text('Flotte', 'Flota', 'Fleet'),
        },
        'station',
      ),
      admin: { position: 'sidebar' },
    } as Field,
    {
      name: 'isOQ',
      type: 'checkbox',
      defaultValue: false,
      label: text('Oilway-Qualität geprüft', 'Sprawdzona jakość Oilway', 'Oilway Quality checked'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      label: text('Leistungen', 'Usługi', 'Services'),
      options: Object.entries(services).map(([value, label]) => ({ value, label })),
    },
    {
      type: 'row',
      fields: [
        line('street', text('Straße', 'Ulica', 'Street'), true),
        line('postalCode', text('PLZ', 'Kod pocztowy', 'Postal code'), true, 10),
        line('town', text('Ort', 'Miejscowość', 'Town'), true),
      ],
    },
    {
      type: 'row',
      fields: [
        coordinate('latitude', text('Breite', 'Szerokość', 'Latitude')),
        coordinate('longitude', text('Länge', 'Długość', 'Longitude')),
      ],
    },
    {
      type: 'row',
      fields: [phoneField, { ...mailField, required: false }],
    },
    {
      name: 'hours',
      type: 'group',
      label: text('Öffnungszeiten', 'Godziny otwarcia', 'Opening hours'),
      fields: [
        dayGroup('monFri', text('Montag bis Freitag', 'Poniedziałek–piątek', 'Monday to Friday')),
        dayGroup('sat', text('Samstag', 'Sobota', 'Saturday')),
        dayGroup('sun', text('Sonntag', 'Niedziela', 'Sunday')),
      ],
    },
    ...stationFields,
    {
      name: 'mapDescription',
      type: 'textarea',
      maxLength: 300,
      label: text('Lage', 'Położenie', 'Map description'),
    },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 1000,
      label: text('Beschreibung', 'Opis', 'Text'),
    },
    {
      type: 'row',
      fields: [
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: text('Bild', 'Obraz', 'Image'),
        },
        line('imageText', text('Bildunterschrift', 'Podpis', 'Image text'), false, 200),
      ],
    },
  ],
};

export const locationCategories: CollectionConfig = {
  slug: 'location-categories',
  labels: {
    singular: text('Stationskategorie', 'Kategoria stacji', 'Location category'),
    plural: text('Stationskategorien', 'Kategorie stacji', 'Location categories'),
  },
  admin: { useAsTitle: 'title', components: usageTools },
  access: { create: admins, read: anyStaff, update: admins, delete: admins, unlock: admins },
  hooks: {
    beforeDelete: [keepUsed],
  },
  fields: [
    { ...line('title', text('Name', 'Nazwa', 'Title'), true), localized: true } as Field,
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 40,
      label: text('Schlüssel', 'Klucz', 'Key'),
    },
  ],
};
