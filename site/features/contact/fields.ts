import {
  type OptionalContactField,
  optionalContactFieldNames,
  optionalContactFields,
} from '@oilway/store/submissions/contact-fields.ts';
import { defineForm, localized } from '../../forms/fields/define-form.ts';
import { email, line, optionalLine, optionalPhone, text } from '../../forms/fields/field-rules.ts';

export type { OptionalContactField };

/** Optional fields above the name; the others are below the phone number. */
const linesAbove = ['category', 'title'] as const satisfies OptionalContactField[];
export const linesBelow = optionalContactFieldNames.filter(
  (name) => !linesAbove.some((one) => one === name),
) as Exclude<OptionalContactField, (typeof linesAbove)[number]>[];

/** Fields of the contact form (specification section 3: ContactMessage). */
export const contactDefinition = defineForm(
  { name: 'contact', call: '/umbraco/api/contact/SubmitMessage' },
  {
    contactDepartment: {
      rule: optionalLine(120),
      label: localized('Worum geht es?', 'Czego dotyczy wiadomość?'),
      hint: localized(
        'So kommt Ihre Nachricht gleich in die richtige Abteilung.',
        'Dzięki temu wiadomość od razu trafi do właściwego działu.',
      ),
    },
    ...fieldsOf(linesAbove),
    name: {
      rule: line(120),
      label: localized('Name', 'Imię i nazwisko'),
      missing: localized('Bitte Ihren Namen angeben.', 'Prosimy podać imię i nazwisko.'),
    },
    company: { rule: optionalLine(120), label: localized('Firma', 'Firma') },
    email: {
      rule: email,
      label: localized('E-Mail-Adresse', 'Adres e-mail'),
      missing: localized('Bitte Ihre E-Mail-Adresse angeben.', 'Prosimy podać adres e-mail.'),
    },
    phone: { rule: optionalPhone, label: localized('Telefon', 'Telefon') },
    ...fieldsOf(linesBelow),
    message: {
      rule: text(5000),
      label: localized('Ihre Nachricht', 'Treść wiadomości'),
      missing: localized('Bitte Ihre Nachricht eingeben.', 'Prosimy wpisać treść wiadomości.'),
    },
  },
);

/** Returns the autocomplete token of an optional field. */
export const autoCompleteOf = (name: OptionalContactField) =>
  optionalContactFields[name].autoComplete;

function fieldsOf<Name extends OptionalContactField>(names: readonly Name[]) {
  const fields = names.map((name) => {
    const { label, maxLength } = optionalContactFields[name];
    return [name, { rule: optionalLine(maxLength), label: localized(label.de, label.pl) }];
  });
  return Object.fromEntries(fields) as Record<
    Name,
    { rule: ReturnType<typeof optionalLine>; label: ReturnType<typeof localized> }
  >;
}
