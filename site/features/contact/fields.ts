import { consent, defineForm, words } from '../../forms/fields/define-form.ts';
import { email, line, optionalLine, optionalPhone, text } from '../../forms/fields/field-rules.ts';

/** What a visitor fills in who writes to us (specification section 3: ContactMessage). */
export const contactForm = defineForm(
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
    category: { rule: optionalLine(120), label: words('Thema', 'Kategoria') },
    title: { rule: optionalLine(60), label: words('Anrede', 'Zwrot grzecznościowy') },
    name: { rule: line(120), label: words('Name', 'Imię i nazwisko') },
    company: { rule: optionalLine(120), label: words('Firma', 'Firma') },
    email: { rule: email, label: words('E-Mail-Adresse', 'Adres e-mail') },
    phone: { rule: optionalPhone, label: words('Telefon', 'Telefon') },
    country: { rule: optionalLine(60), label: words('Land', 'Kraj') },
    subject: { rule: optionalLine(200), label: words('Betreff', 'Temat') },
    message: { rule: text(5000), label: words('Ihre Nachricht', 'Treść wiadomości') },
    gdprAccept: consent,
  },
);
