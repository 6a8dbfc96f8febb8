import { text } from '../labels.ts';
import { block, heading, plainText } from './fields.ts';
import { linkList } from './link.ts';

/** What stands below the text of an article: where it leads. */
export const callout = block(
  'callout',
  text('Kasten', 'Ramka', 'Box'),
  text('Kästen', 'Ramki', 'Boxes'),
  [heading(), plainText('text'), linkList],
);
