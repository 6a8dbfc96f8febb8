import { defineForm, words } from '../../forms/fields/define-form.ts';
import { email, line, optionalPhone, optionalText } from '../../forms/fields/field-rules.ts';

/** What a visitor fills in who signs up (specification section 3: Event participant). */
export const signUpDefinition = defineForm(
  { name: 'event', call: '/umbraco/api/event/sendNotification' },
  {
    name: {
      rule: line(120),
      label: words('Name', 'Imię i nazwisko'),
      missing: words('Bitte Ihren Namen angeben.', 'Prosimy podać imię i nazwisko.'),
    },
    email: {
      rule: email,
      label: words('E-Mail-Adresse', 'Adres e-mail'),
      missing: words('Bitte Ihre E-Mail-Adresse angeben.', 'Prosimy podać adres e-mail.'),
    },
    phone: { rule: optionalPhone, label: words('Telefon', 'Telefon') },
    message: {
      rule: optionalText(2000),
      label: words('Was wir wissen sollten', 'Co powinniśmy wiedzieć'),
      hint: words(
        'Zum Beispiel eine Frage, die Sie beantwortet haben möchten.',
        'Na przykład pytanie, na które mamy odpowiedzieć na miejscu.',
      ),
    },
  },
);
