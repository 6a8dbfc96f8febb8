import type { UIField } from 'payload';
import { text } from '../labels.ts';

/** Who sees a file, or the files of a category: a column of the list, and a line of the form. */
export const audienceField: UIField = {
  name: 'audience',
  type: 'ui',
  label: text('Sichtbar für', 'Widoczne dla', 'Visible to'),
  admin: {
    disableListColumn: false,
    components: {
      Cell: '/components/library/AudienceCell.tsx#AudienceCell',
      Field: '/components/library/AudiencePanel.tsx#AudiencePanel',
    },
  },
};
