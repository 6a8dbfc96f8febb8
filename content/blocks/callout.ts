import { text } from '../labels.ts';
import { blockConfig, headingField, plainTextField } from './fields.ts';
import { linkListField } from './link.ts';

/** The call to action below the text of an article. */
export const callout = blockConfig('callout', text('Kasten', 'Ramka', 'Box'), [
  headingField(),
  plainTextField('text'),
  linkListField,
]);
