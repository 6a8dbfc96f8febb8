import type { CollectionConfig } from 'payload';
import { denyAll } from '../access/rules.ts';
import {
  checkboxField,
  dateField,
  imageField,
  numberField,
  row,
  selectField,
  textareaField,
  textField,
} from '../blocks/fields.ts';
import { urlField } from '../blocks/url-field.ts';
import { text } from '../labels.ts';
import { country, ownCountryAccess } from '../people/contacts.ts';

/** Posts of the social feeds (specification section 3): those of the provider, written by a job, and those of editors. */
export const socialPosts: CollectionConfig = {
  slug: 'social-posts',
  labels: {
    singular: text('Social-Media-Beitrag', 'Post', 'Social post'),
    plural: text('Social-Media-Beiträge', 'Posty', 'Social posts'),
  },
  admin: {
    useAsTitle: 'message',
    defaultColumns: ['message', 'network', 'country', 'postedAt', 'pinned', 'hidden'],
  },
  access: ownCountryAccess,
  defaultSort: '-postedAt',
  fields: [
    country,
    selectField('network', text('Netzwerk', 'Sieć', 'Network'), {
      instagram: text('Instagram', 'Instagram', 'Instagram'),
      facebook: text('Facebook', 'Facebook', 'Facebook'),
    }),
    textareaField('message', text('Text', 'Treść', 'Message'), 2200, { required: true }),
    imageField('image', text('Bild', 'Obraz', 'Image')),
    urlField({
      kind: 'web',
      label: text('Adresse des Beitrags', 'Adres posta', 'Address of the post'),
    }),
    row(
      numberField('likes', text('Gefällt mir', 'Polubienia', 'Likes'), { min: 0, defaultValue: 0 }),
      dateField('postedAt', text('Veröffentlicht am', 'Opublikowano', 'Posted at'), {
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
      }),
    ),
    checkboxField('pinned', text('Oben anheften', 'Przypnij na górze', 'Pin to the top'), {
      admin: { position: 'sidebar' },
    }),
    checkboxField('hidden', text('Nicht zeigen', 'Ukryj', 'Hide'), {
      admin: { position: 'sidebar' },
    }),
    textField(
      'externalId',
      text('Kennung beim Anbieter', 'Identyfikator u dostawcy', 'Id at the provider'),
      {
        unique: true,
        index: true,
        admin: { position: 'sidebar', readOnly: true },
        access: { create: denyAll, update: denyAll },
      },
    ),
  ],
};
