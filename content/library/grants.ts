import type { Field } from 'payload';
import { text } from '../labels.ts';

/** Categories that a company may see, with all their descendants. */
export const grants: Field = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'file-categories',
  hasMany: true,
  label: text('Freigegebene Kategorien', 'Udostępnione kategorie', 'Categories shown to them'),
  admin: {
    description: text(
      'Jede mit allem, was darunter liegt. Ohne Auswahl sieht die Firma keine Dateien.',
      'Każda wraz ze wszystkim, co się w niej znajduje. Bez wyboru firma nie widzi żadnych plików.',
      'Each with everything below it. Without a choice the company sees no files.',
    ),
  },
};
