import type { CollectionConfig } from 'payload';
import { portalAccess } from '../access/rules.ts';
import { emptySelectField, textField } from '../blocks/fields.ts';
import { text } from '../labels.ts';
import { countryNames } from '../languages.ts';
import { grants } from '../library/grants.ts';

/** The companies of members. A company's entry defines what its members may see in the portal. */
export const companies: CollectionConfig = {
  slug: 'companies',
  labels: {
    singular: text('Firma', 'Firma', 'Company'),
    plural: text('Firmen', 'Firmy', 'Companies'),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'country', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  access: portalAccess,
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    textField('name', text('Name', 'Nazwa', 'Name'), { required: true, unique: true, index: true }),
    emptySelectField('country', text('Land', 'Kraj', 'Country'), countryNames, {
      required: true,
      index: true,
    }),
    {
      name: 'contact',
      type: 'relationship',
      relationTo: 'contact-persons',
      label: text('Ansprechpartner', 'Osoba kontaktowa', 'Contact person'),
      admin: {
        description: text(
          'Steht mit Telefonnummer auf der Startseite des Portals.',
          'Widoczna z numerem telefonu na stronie startowej portalu.',
          'Shown with the telephone number on the start page of the portal.',
        ),
      },
    },
    grants,
  ],
};
