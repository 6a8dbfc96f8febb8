import type { CollectionConfig, Field } from 'payload';
import { admins, anyStaff } from '../access/rules.ts';
import { choice, line, optionsOf, picture, textArea, tick } from '../blocks/fields.ts';
import { services } from '../blocks/services.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { usageTools } from '../editing/tools.ts';
import { text } from '../labels.ts';
import { country, ofOwnCountry } from '../people/contacts.ts';
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
  access: ofOwnCountry,
  defaultSort: 'title',
  hooks: {
    afterChange: [keepAddresses],
    beforeDelete: [keepUsed],
    afterDelete: [dropAddresses],
  },
  fields: [
    line('title', text('Name', 'Nazwa', 'Title'), { required: true }),
    country,
    locationSlug,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'location-categories',
      required: true,
      label: text('Kategorie', 'Kategoria', 'Category'),
      admin: { position: 'sidebar' },
    },
    choice(
      'icon',
      text('Zeichen', 'Ikona', 'Icon'),
      {
        station: text('Station', 'Stacja', 'Station'),
        partner: text('Partner', 'Partner', 'Partner'),
        fleet: text('Flotte', 'Flota', 'Fleet'),
      },
      'station',
      { admin: { position: 'sidebar' } },
    ),
    tick(
      'isOQ',
      text('Oilway-Qualität geprüft', 'Sprawdzona jakość Oilway', 'Oilway Quality checked'),
      { admin: { position: 'sidebar' } },
    ),
    {
      name: 'services',
      type: 'select',
      hasMany: true,
      label: text('Leistungen', 'Usługi', 'Services'),
      options: optionsOf(services),
    },
    {
      type: 'row',
      fields: [
        line('street', text('Straße', 'Ulica', 'Street'), { required: true }),
        line('postalCode', text('PLZ', 'Kod pocztowy', 'Postal code'), {
          required: true,
          maxLength: 10,
        }),
        line('town', text('Ort', 'Miejscowość', 'Town'), { required: true }),
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
    textArea('mapDescription', text('Lage', 'Położenie', 'Map description'), 300),
    textArea('text', text('Beschreibung', 'Opis', 'Text'), 1000),
    {
      type: 'row',
      fields: [
        picture('image', text('Bild', 'Obraz', 'Image')),
        line('imageText', text('Bildunterschrift', 'Podpis', 'Image text'), { maxLength: 200 }),
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
  hooks: { beforeDelete: [keepUsed] },
  fields: [
    line('title', text('Name', 'Nazwa', 'Title'), { required: true, localized: true }),
    line('key', text('Schlüssel', 'Klucz', 'Key'), { required: true, unique: true, maxLength: 40 }),
  ],
};
