import type { Block } from 'payload';
import { text } from '../labels.ts';
import { heading, plainText } from './fields.ts';
import { linkList } from './link.ts';

/** What stands below the text of an article: where it leads. */
export const callout: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: {
    singular: text('Kasten', 'Ramka', 'Box'),
    plural: text('Kästen', 'Ramki', 'Boxes'),
  },
  admin: { disableBlockName: true },
  fields: [heading(), plainText('text'), linkList],
};
