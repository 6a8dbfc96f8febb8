import { text, translator } from '@oilway/content/labels.ts';
import type { Audience } from '@oilway/store/library/audience.ts';

/** The forms follow the words for “visible to”: accusative in German, genitive in Polish. */
const messages = {
  label: text('Sichtbar für', 'Widoczne dla', 'Visible to'),
  draftLabel: text(
    'Nach dem Veröffentlichen sichtbar für',
    'Po opublikowaniu widoczne dla',
    'Visible after publication to',
  ),
  draft: text('niemanden (Entwurf)', 'nikogo (szkic)', 'no member (draft)'),
  none: text(
    'niemanden: keine Firma hat diese Kategorie',
    'nikogo: żadna firma nie ma tej kategorii',
    'no member: no company has this category',
  ),
  some: text(
    'Firmen: {companyCount}, Mitglieder: {memberCount}',
    'firm: {companyCount}, użytkowników: {memberCount}',
    'companies: {companyCount}, members: {memberCount}',
  ),
};

export const translate = translator(messages);

/** Returns who sees a category's published files, for the words “visible to”. */
export const audienceText = ({ companies, ...counts }: Audience, language: string): string =>
  translate(counts.companyCount === 0 ? 'none' : 'some', language, counts);

/** Returns the first companies' names; an ellipsis stands for more. */
export const companyNames = ({ companies, companyCount }: Audience): string =>
  companies.join('; ') + (companyCount > companies.length ? '; …' : '');
