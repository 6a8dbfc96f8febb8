import { inLanguage, text } from '@oilway/content/labels.ts';
import type { Audience } from '@oilway/store/library/audience.ts';

/** The forms follow the words for “visible to”: accusative in German, genitive in Polish, where one differs from all other numbers. */
const messages = {
  label: text('Sichtbar für', 'Widoczne dla', 'Visible to'),
  everyone: text('alle Mitglieder', 'wszystkich użytkowników portalu', 'all members'),
  none: text('niemanden', 'nikogo', 'no member'),
  noGrant: text(
    'Keine Firma hat diese Kategorie.',
    'Żadna firma nie ma tej kategorii.',
    'No company has this category.',
  ),
  draft: text(
    'niemanden, solange die Datei ein Entwurf ist. Danach für',
    'nikogo, dopóki plik jest szkicem. Potem dla',
    'no member while the file is a draft. Afterwards to',
  ),
  draftCell: text('niemanden (Entwurf)', 'nikogo (szkic)', 'no member (draft)'),
  company: text('{n} Firma', '{n} firmy', '{n} company'),
  companies: text('{n} Firmen', '{n} firm', '{n} companies'),
  member: text('{n} Mitglied', '{n} użytkownika', '{n} member'),
  members: text('{n} Mitglieder', '{n} użytkowników', '{n} members'),
};

type AudienceMessageKey = keyof typeof messages;

export const translateAudience = (key: AudienceMessageKey, language: string): string =>
  inLanguage(messages[key], language);

/** Returns who sees a category's published files, for the words “visible to”. */
export function audienceText(
  { companyCount, isEveryone, memberCount }: Audience,
  language: string,
): string {
  if (companyCount === 0) return translateAudience('none', language);
  const counted = (n: number, one: AudienceMessageKey, other: AudienceMessageKey) =>
    translateAudience(n === 1 ? one : other, language).replace(
      '{n}',
      new Intl.NumberFormat(language).format(n),
    );
  const numbers = `${counted(companyCount, 'company', 'companies')}, ${counted(memberCount, 'member', 'members')}`;
  return isEveryone ? `${translateAudience('everyone', language)} (${numbers})` : numbers;
}

/** Returns the first companies' names; an ellipsis stands for more. */
export const companyNames = ({ companies, companyCount }: Audience): string =>
  companies.join('; ') + (companyCount > companies.length ? '; …' : '');
