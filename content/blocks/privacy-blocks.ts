import type { Block } from 'payload';
import { text } from '../labels.ts';
import { blockConfig, headingField } from './fields.ts';

/** A list of the retention periods, generated from the global *Retention*. */
const retention = blockConfig(
  'retention',
  text('Aufbewahrungsfristen', 'Okresy przechowywania', 'Retention'),
  [headingField()],
);

/** A list of the cookies and storage entries of the site, generated from the list that its code is checked against. */
const browserStorage = blockConfig(
  'browserStorage',
  text('Cookies und Speicher', 'Pliki cookie i pamięć', 'Cookies and storage'),
  [headingField()],
);

export const privacyBlocks: readonly Block[] = [retention, browserStorage];
