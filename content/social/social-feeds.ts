import type { Field, GlobalConfig } from 'payload';
import { anyStaff, denyAll } from '../access/rules.ts';
import { pluralLabels } from '../blocks/fields.ts';
import { dateTimePicker } from '../date-formats.ts';
import { rowLabel } from '../editing/row-label.ts';
import { text } from '../labels.ts';

const timestampField = (name: string, label: ReturnType<typeof text>): Field => ({
  name,
  type: 'date',
  label,
  admin: { readOnly: true, date: dateTimePicker },
});

const word = (name: string, label: ReturnType<typeof text>): Field => ({
  name,
  type: 'text',
  maxLength: 500,
  label,
  admin: { readOnly: true },
});

/** The state of the provider's feeds. Written by the job that refreshes them. */
export const socialFeeds: GlobalConfig = {
  slug: 'social-feeds',
  label: text(
    'Zustand der Social-Media-Feeds',
    'Stan kanałów social media',
    'State of the social feeds',
  ),
  access: { read: anyStaff, update: denyAll },
  fields: [
    {
      name: 'feeds',
      type: 'array',
      ...pluralLabels(text('Feed', 'Kanał', 'Feed'), text('Feeds', 'Kanały', 'Feeds')),
      admin: { readOnly: true, components: rowLabel('country', 'network') },
      fields: [
        {
          type: 'row',
          fields: [
            word('country', text('Land', 'Kraj', 'Country')),
            word('network', text('Netzwerk', 'Sieć', 'Network')),
            timestampField(
              'refreshed',
              text('Zuletzt geholt', 'Ostatnio pobrano', 'Last refreshed'),
            ),
            timestampField('tokenEnds', text('Token gilt bis', 'Token ważny do', 'Token ends')),
          ],
        },
        word('problem', text('Störung', 'Problem', 'Problem')),
      ],
    },
  ],
};
