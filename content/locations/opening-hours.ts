import type { Field, PayloadRequest } from 'payload';
import { row, textField } from '../blocks/fields.ts';
import { inLanguage, text } from '../labels.ts';

const messages = {
  clock: text(
    'Bitte als HH:MM angeben, zum Beispiel 08:00.',
    'Podaj w formacie GG:MM, na przykład 08:00.',
    'Please write it as HH:MM, for example 08:00.',
  ),
  half: text(
    'Bitte beide Zeiten angeben, oder keine.',
    'Podaj obie godziny albo żadnej.',
    'Please give both times, or neither.',
  ),
  order: text(
    'Die Schließzeit muss nach der Öffnungszeit liegen.',
    'Godzina zamknięcia musi być późniejsza niż godzina otwarcia.',
    'It has to close after it opens.',
  ),
};

interface ValidateOptions {
  siblingData: { opens?: unknown; closes?: unknown };
  req: PayloadRequest;
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Requires opening and closing times together, without hours past midnight. */
function validateTime(value: unknown, { siblingData, req }: ValidateOptions): true | string {
  const translate = (message: ReturnType<typeof text>) => inLanguage(message, req.i18n?.language);
  const { opens, closes } = siblingData;
  if (value && !timePattern.test(String(value))) return translate(messages.clock);
  if (!opens !== !closes) return value ? true : translate(messages.half);
  // Reported only for the closing time.
  return value && value === closes && String(closes) <= String(opens)
    ? translate(messages.order)
    : true;
}

export const timeField = (name: 'opens' | 'closes', label: ReturnType<typeof text>): Field =>
  textField(name, label, { maxLength: 5, validate: validateTime });

/** Returns the fields for the opening hours of some weekdays: `HH:MM`, or empty. */
export const openingHoursGroup = (name: string, label: ReturnType<typeof text>): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    row(
      timeField('opens', text('öffnet', 'otwarcie', 'opens')),
      timeField('closes', text('schließt', 'zamknięcie', 'closes')),
    ),
  ],
});
