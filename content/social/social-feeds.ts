import type { Field, GlobalConfig } from 'payload';
import { anyStaff, denyAll } from '../access/rules.ts';
import { dateTimeField, pluralLabels, row, textField } from '../blocks/fields.ts';
import { rowLabel } from '../editing/row-label.ts';
import { type StudioText, text } from '../labels.ts';

const timestampField = (name: string, label: StudioText): Field =>
  dateTimeField(name, label, { admin: { readOnly: true } });

const word = (name: string, label: StudioText): Field =>
  textField(name, label, { maxLength: 500, admin: { readOnly: true } });

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
        row(
          word('country', text('Land', 'Kraj', 'Country')),
          word('network', text('Netzwerk', 'Sieć', 'Network')),
          timestampField('refreshed', text('Zuletzt geholt', 'Ostatnio pobrano', 'Last refreshed')),
          timestampField('tokenEnds', text('Token gilt bis', 'Token ważny do', 'Token ends')),
        ),
        word('problem', text('Störung', 'Problem', 'Problem')),
      ],
    },
  ],
};
