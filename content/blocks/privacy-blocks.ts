import type { Block } from 'payload';
import { text } from '../labels.ts';
import { heading } from './fields.ts';

/** How long things are kept: told from *Retention*, in the words of the site. */
const retention: Block = {
  slug: 'retention',
  interfaceName: 'RetentionBlock',
  labels: {
    singular: text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
    plural: text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
  },
  fields: [heading()],
};

/** What the site keeps in a browser: told from the list that its code is held to. */
const browserStorage: Block = {
  slug: 'browserStorage',
  interfaceName: 'BrowserStorageBlock',
  labels: {
    singular: text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
    plural: text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
  },
  fields: [heading()],
};

export const privacyBlocks: readonly Block[] = [retention, browserStorage];
