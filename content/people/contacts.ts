import { regions } from '@oilway/store/regions.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import {
  reauthenticateForDeletion,
  reauthenticateForEmailChange,
} from '../access/reauthentication.ts';
import { admins, anyStaff, countryOf, editors, ownCountry, roleOf } from '../access/rules.ts';
import {
  emptySelectField,
  imageField,
  orderField,
  row,
  selectField,
  textareaField,
  textField,
} from '../blocks/fields.ts';
import { usageViews } from '../editing/admin-components.ts';
import { shownCountry } from '../editing/country.ts';
import { refuseDeleteIfUsed } from '../editing/refuse-delete-if-used.ts';
import { text } from '../labels.ts';
import { countryNames } from '../languages.ts';
import { mailField } from './mail-field.ts';
import { phoneField } from './phone-field.ts';

/** The site that shows the document. An editor of one country writes for that country only, regardless of the request. */
export const country = selectField('country', text('Land', 'Kraj', 'Country'), countryNames, {
  index: true,
  hooks: { beforeValidate: [({ req, value }) => countryOf(roleOf(req)) ?? value] },
  defaultValue: ({ req }: { req: PayloadRequest }) => shownCountry(req),
  filterOptions: ({ options, req }) => {
    const own = countryOf(roleOf(req));
    return own ? options.filter((one) => typeof one !== 'string' && one.value === own) : options;
  },
  admin: { position: 'sidebar' },
});

const allRegions = { ...regions.de, ...regions.pl };

export const ownCountryAccess: CollectionConfig['access'] = {
  create: editors,
  read: anyStaff,
  update: ownCountry,
  delete: ownCountry,
};

/** Contact persons (specification section 3), in the language of their country. */
export const contactPersons: CollectionConfig = {
  slug: 'contact-persons',
  labels: {
    singular: text('Ansprechpartner', 'Osoba kontaktowa', 'Contact person'),
    plural: text('Ansprechpartner', 'Osoby kontaktowe', 'Contact persons'),
  },
  admin: {
    useAsTitle: 'profileName',
    components: usageViews,
    defaultColumns: ['profileName', 'title', 'country', 'regions', 'updatedAt'],
  },
  access: ownCountryAccess,
  defaultSort: ['order', 'profileName'],
  hooks: { beforeDelete: [refuseDeleteIfUsed] },
  fields: [
    country,
    orderField,
    row(
      textField('profileName', text('Name', 'Imię i nazwisko', 'Name'), { required: true }),
      textField('title', text('Aufgabe', 'Stanowisko', 'Title'), { required: true }),
    ),
    emptySelectField('regions', text('Regionen', 'Regiony', 'Regions'), allRegions, {
      hasMany: true,
      filterOptions: ({ data, options }) =>
        options.filter((option) => {
          const value = typeof option === 'string' ? option : option.value;
          return value.startsWith(data?.country === 'pl' ? 'PL-' : 'DE-');
        }),
    }),
    row(phoneField, mailField),
    textareaField('moreInfo', text('Mehr', 'Więcej informacji', 'More information'), 600),
    imageField('image', text('Bild', 'Obraz', 'Image')),
  ],
};

/** Recipients of the forms (specification section 3: department, email). */
export const departments: CollectionConfig = {
  slug: 'departments',
  labels: {
    singular: text('Abteilung', 'Dział', 'Department'),
    plural: text('Abteilungen', 'Działy', 'Departments'),
  },
  admin: {
    useAsTitle: 'department',
    components: usageViews,
    defaultColumns: ['department', 'purpose', 'country', 'email', 'updatedAt'],
  },
  // Write access decides who receives submissions, including by the order.
  access: { create: admins, read: anyStaff, update: admins, delete: admins },
  defaultSort: ['order', 'department'],
  hooks: {
    beforeDelete: [refuseDeleteIfUsed],
    beforeOperation: [reauthenticateForDeletion, reauthenticateForEmailChange.beforeOperation],
    beforeChange: [reauthenticateForEmailChange.beforeChange],
  },
  fields: [
    country,
    orderField,
    selectField('purpose', text('Wofür', 'Do czego', 'Purpose'), {
      contact: text('Kontaktformular', 'Formularz kontaktowy', 'Contact form'),
      sponsoring: text('Sponsoring', 'Sponsoring', 'Sponsoring'),
      whistleblowing: text('Hinweisgeberstelle', 'Zgłoszenia naruszeń', 'Reporting office'),
    }),
    textField('department', text('Abteilung', 'Dział', 'Department'), { required: true }),
    mailField,
  ],
};
