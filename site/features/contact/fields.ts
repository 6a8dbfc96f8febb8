import {
  type ContactLine,
  contactLineNames,
  contactLines,
} from '@oilway/store/submissions/contact-lines.ts';
import { defineForm, words } from '../../forms/fields/define-form.ts';
import { email, line, optionalLine, optionalPhone, text } from '../../forms/fields/field-rules.ts';

export type { ContactLine };

/** The lines that an editor may place: these stand above the name, the others below the telephone. */
const linesAbove = ['category', 'title'] as const satisfies ContactLine[];
export const linesBelow = contactLineNames.filter(
  (name) => !linesAbove.some((one) => one === name),
) as Exclude<ContactLine, (typeof linesAbove)[number]>[];

/** What a visitor fills in who writes to us (specification section 3: ContactMessage). */
export const contactDefinition = defineForm(
  { name: 'contact', call: '/umbraco/api/contact/SubmitMessage' },
  {
    contactDepartment: {
      rule: optionalLine(120),
      label: words('Worum geht es?', 'Czego dotyczy wiadomość?'),
      hint: words(
        'So kommt Ihre Nachricht gleich in die richtige Abteilung.',
        'Dzięki temu wiadomość od razu trafi do właściwego działu.',
      ),
    },
    ...fieldsOf(linesAbove),
    name: {
      rule: line(120),
      label: words('Name', 'Imię i nazwisko'),
      missing: words('Bitte Ihren Namen angeben.', 'Prosimy podać imię i nazwisko.'),
    },
    company: { rule: optionalLine(120), label: words('Firma', 'Firma') },
    email: {
      rule: email,
      label: words('E-Mail-Adresse', 'Adres e-mail'),
      missing: words('Bitte Ihre E-Mail-Adresse angeben.', 'Prosimy podać adres e-mail.'),
    },
    phone: { rule: optionalPhone, label: words('Telefon', 'Telefon') },
    ...fieldsOf(linesBelow),
    message: {
      rule: text(5000),
      label: words('Ihre Nachricht', 'Treść wiadomości'),
      missing: words('Bitte Ihre Nachricht eingeben.', 'Prosimy wpisać treść wiadomości.'),
    },
  },
);

/** What the browser knows of its user, by the lines it can fill in. */
export const autoCompleteOf = (name: ContactLine) => contactLines[name].autoComplete;

function fieldsOf<Name extends ContactLine>(names: readonly Name[]) {
  const fields = names.map((name) => {
    const { label, most } = contactLines[name];
    return [name, { rule: optionalLine(most), label: words(label.de, label.pl) }];
  });
  return Object.fromEntries(fields) as Record<
    Name,
    { rule: ReturnType<typeof optionalLine>; label: ReturnType<typeof words> }
  >;
}
