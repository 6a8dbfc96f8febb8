import { regions } from '@oilway/store/regions.ts';
import type { CollectionConfig, Field } from 'payload';
import { proveForDeletion, proveForEmail } from '../access/prove.ts';
import { admins, anyStaff, countryOf, editors, ownCountry, roleOf } from '../access/rules.ts';
import { choice } from '../blocks/fields.ts';
import { keepUsed } from '../editing/keep-used.ts';
import { usageTools } from '../editing/tools.ts';
import { text } from '../labels.ts';
import { mailField } from './mail-field.ts';
import { phoneField } from './phone-field.ts';

const countries = {
  de: text('Deutschland', 'Niemcy', 'Germany'),
  pl: text('Polen', 'Polska', 'Poland'),
};

/** Which site shows it. An editor of one country writes for that country only, whatever the request says. */
export const country: Field = {
  ...choice('country', text('Land', 'Kraj', 'Country'), countries, 'de'),
  index: true,
  hooks: { beforeValidate: [({ req, value }) => countryOf(roleOf(req)) ?? value] },
  admin: { position: 'sidebar' },
} as Field;

export const ofOwnCountry: CollectionConfig['access'] = {
  create: editors,
  read: anyStaff,
  update: ownCountry,
  delete: ownCountry,
  unlock: ownCountry,
};

const line = (
  name: string,
  label: ReturnType<typeof text>,
  required = false,
  maxLength = 120,
): Field => ({ name, type: 'text', required, maxLength, label });

const order: Field = {
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 0,
  label: text('Reihenfolge', 'Kolejność', 'Order'),
  admin: { position: 'sidebar' },
};

const hooks: CollectionConfig['hooks'] = {
  beforeDelete: [keepUsed],
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
    components: usageTools,
    defaultColumns: ['profileName', 'title', 'country', 'regions', 'updatedAt'],
  },
  access: ofOwnCountry,
  defaultSort: ['order', 'profileName'],
  hooks,
  fields: [
    country,
    order,
    {
      type: 'row',
      fields: [
        line('profileName', text('Name', 'Imię i nazwisko', 'Name'), true),
        line('title', text('Aufgabe', 'Stanowisko', 'Title'), true),
      ],
    },
    {
      name: 'regions',
      type: 'select',
      hasMany: true,
      label: text('Regionen', 'Regiony', 'Regions'),
      options: Object.entries({ ...regions.de, ...regions.pl }).map(([value, label]) => ({
        value,
        label,
      })),
      filterOptions: ({ data, options }) =>
        options.filter((option) => {
          const value = typeof option === 'string' ? option : option.value;
          return value.startsWith(data?.country === 'pl' ? 'PL-' : 'DE-');
        }),
    },
    {
      type: 'row',
      fields: [phoneField, mailField],
    },
    {
      name: 'moreInfo',
      type: 'textarea',
      maxLength: 600,
      label: text('Mehr', 'Więcej informacji', 'More information'),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: text('Bild', 'Obraz', 'Image'),
    },
  ],
};

/** Whom a form reaches (specification section 3: department, email). */
export const departments: CollectionConfig = {
  slug: 'departments',
  labels: {
    singular: text('Abteilung', 'Dział', 'Department'),
    plural: text('Abteilungen', 'Działy', 'Departments'),
  },
  admin: {
    useAsTitle: 'department',
    components: usageTools,
    defaultColumns: ['department', 'purpose', 'country', 'email', 'updatedAt'],
  },
  // Whoever writes here says who receives what visitors send, the order included.
  access: { create: admins, read: anyStaff, update: admins, delete: admins, unlock: admins },
  defaultSort: ['order', 'department'],
  hooks: {
    ...hooks,
    beforeOperation: [proveForDeletion, proveForEmail.ofMany],
    beforeChange: [proveForEmail.ofOne],
  },
  fields: [
    country,
    order,
    choice(
      'purpose',
      text('Wofür', 'Do czego', 'Purpose'),
      {
        contact: text('Kontaktformular', 'Formularz kontaktowy', 'Contact form'),
        sponsoring: text('Sponsoring', 'Sponsoring', 'Sponsoring'),
        whistleblowing: text('Hinweisgeberstelle', 'Zgłoszenia naruszeń', 'Reporting office'),
      },
      'contact',
    ),
    line('department', text('Abteilung', 'Dział', 'Department'), true),
    mailField,
  ],
};
