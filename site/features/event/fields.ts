import { defineForm, localized } from '../../forms/fields/define-form.ts';
import { email, line, optionalPhone, optionalText } from '../../forms/fields/field-rules.ts';

/** The fields of the sign-up form (specification section 3: Event participant). */
export const signUpDefinition = defineForm(
  { name: 'event', call: '/umbraco/api/event/sendNotification' },
  {
    name: {
      rule: line(120),
      label: localized('Name', 'Imię i nazwisko'),
      missing: localized('Bitte Ihren Namen angeben.', 'Prosimy podać imię i nazwisko.'),
    },
    email: {
      rule: email,
      label: localized('E-Mail-Adresse', 'Adres e-mail'),
      missing: localized('Bitte Ihre E-Mail-Adresse angeben.', 'Prosimy podać adres e-mail.'),
    },
    phone: { rule: optionalPhone, label: localized('Telefon', 'Telefon') },
    message: {
      rule: optionalText(2000),
      label: localized('Was wir wissen sollten', 'Co powinniśmy wiedzieć'),
      hint: localized(
        'Zum Beispiel eine Frage, die Sie beantwortet haben möchten.',
        'Na przykład pytanie, na które mamy odpowiedzieć na miejscu.',
      ),
    },
  },
);
