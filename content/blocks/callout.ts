import { text } from '../labels.ts';
import { block, heading, plainText } from './fields.ts';
import { linkList } from './link.ts';

/** The call to action below the text of an article. */
export const callout = block(
  'callout',
  text('Kasten', 'Ramka', 'Box'),
  text('Kästen', 'Ramki', 'Boxes'),
  [heading(), plainText('text'), linkList],
);
