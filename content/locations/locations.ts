import type { CollectionConfig, Field } from 'payload';
import { admins, anyStaff, editors } from '../access/rules.ts';
import {
  checkboxField,
  emptySelectField,
  imageField,
  numberField,
  relationshipField,
  row,
  selectField,
  textareaField,
  textField,
  uiField,
} from '../blocks/fields.ts';
import { serviceLabels } from '../blocks/services.ts';
import { usageViews } from '../editing/admin-components.ts';
import { refuseDeleteIfUsed } from '../editing/refuse-delete-if-used.ts';
import { guardTrash } from '../editing/trash.ts';
import { type StudioText, text } from '../labels.ts';
import { country, ownCountryAccess } from '../people/contacts.ts';
import { mailField } from '../people/mail-field.ts';
import { phoneField } from '../people/phone-field.ts';
import { removePaths, updatePaths } from '../publishing/paths.ts';
import { validateCoordinate } from './coordinate-validation.ts';
import { locationSlug } from './location-slug.ts';
import { openingHoursGroup } from './opening-hours.ts';
import { stationFields } from './station-fields.ts';

const coordinate = (name: 'latitude' | 'longitude', label: StudioText): Field =>
  numberField(name, label, { required: true, validate: validateCoordinate(name) });

export const locations: CollectionConfig = {
  slug: 'locations',
  labels: {
    singular: text('Station', 'Stacja', 'Location'),
    plural: text('Stationen', 'Stacje', 'Locations'),
  },
  admin: {
    useAsTitle: 'title',
    components: usageViews,
    defaultColumns: ['title', 'country', 'town', 'category', 'updatedAt'],
  },
  access: { ...ownCountryAccess, readVersions: editors },
  trash: true,
  versions: { maxPerDoc: 50 },
  defaultSort: 'title',
  hooks: {
    beforeChange: [guardTrash],
    afterChange: [updatePaths],
    beforeDelete: [refuseDeleteIfUsed],
    afterDelete: [removePaths],
  },
  fields: [
    textField('title', text('Name', 'Nazwa', 'Title'), { required: true }),
    country,
    locationSlug,
    relationshipField(
      'category',
      'location-categories',
      text('Kategorie', 'Kategoria', 'Category'),
      // With a condition the column may be empty: versions outlive the category that they name.
      { required: true, admin: { position: 'sidebar', condition: () => true } },
    ),
    selectField(
      'icon',
      text('Zeichen', 'Ikona', 'Icon'),
      {
        station: text('Station', 'Stacja', 'Station'),
        partner: text('Partner', 'Partner', 'Partner'),
        fleet: text('Flotte', 'Flota', 'Fleet'),
      },
      { admin: { position: 'sidebar' } },
    ),
    checkboxField(
      'isOQ',
      text('Oilway-Qualität geprüft', 'Sprawdzona jakość Oilway', 'Oilway Quality checked'),
      { admin: { position: 'sidebar' } },
    ),
    emptySelectField('services', text('Leistungen', 'Usługi', 'Services'), serviceLabels, {
      hasMany: true,
    }),
    row(
      textField('street', text('Straße', 'Ulica', 'Street'), { required: true }),
      textField('postalCode', text('PLZ', 'Kod pocztowy', 'Postal code'), {
        required: true,
        maxLength: 10,
      }),
      textField('town', text('Ort', 'Miejscowość', 'Town'), { required: true }),
    ),
    row(
      coordinate('latitude', text('Breite', 'Szerokość', 'Latitude')),
      coordinate('longitude', text('Länge', 'Długość', 'Longitude')),
    ),
    uiField('map', '/components/locations/LocationMap.tsx#LocationMap'),
    row(phoneField, { ...mailField, required: false }),
    {
      name: 'hours',
      type: 'group',
      label: text('Öffnungszeiten', 'Godziny otwarcia', 'Opening hours'),
      fields: [
        openingHoursGroup(
          'monFri',
          text('Montag bis Freitag', 'Poniedziałek–piątek', 'Monday to Friday'),
        ),
        openingHoursGroup('sat', text('Samstag', 'Sobota', 'Saturday')),
        openingHoursGroup('sun', text('Sonntag', 'Niedziela', 'Sunday')),
      ],
    },
    ...stationFields,
    textareaField('mapDescription', text('Lage', 'Położenie', 'Map description'), 300),
    textareaField('text', text('Beschreibung', 'Opis', 'Text'), 1000),
    row(
      imageField('image', text('Bild', 'Obraz', 'Image')),
      textField('imageText', text('Bildunterschrift', 'Podpis', 'Image text'), {
        maxLength: 200,
      }),
    ),
  ],
};

export const locationCategories: CollectionConfig = {
  slug: 'location-categories',
  labels: {
    singular: text('Stationskategorie', 'Kategoria stacji', 'Location category'),
    plural: text('Stationskategorien', 'Kategorie stacji', 'Location categories'),
  },
  admin: { useAsTitle: 'title', components: usageViews },
  access: { create: admins, read: anyStaff, update: admins, delete: admins },
  hooks: { beforeDelete: [refuseDeleteIfUsed] },
  fields: [
    textField('title', text('Name', 'Nazwa', 'Title'), { required: true, localized: true }),
    textField('key', text('Schlüssel', 'Klucz', 'Key'), {
      required: true,
      unique: true,
      maxLength: 40,
    }),
  ],
};
