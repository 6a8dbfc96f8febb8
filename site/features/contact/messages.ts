import type { FormSuccess } from '../../forms/fields/SuccessView.tsx';

const german = {
  /** Option without a category. */
  noCategory: 'keines davon',
  /** Texts before, in and after the link to the privacy page. */
  privacy: [
    'Mit Ihren Angaben bearbeiten wir Ihr Anliegen und antworten Ihnen. Wie lange wir sie behalten und welche Rechte Sie haben, steht in den ',
    'Datenschutzhinweisen',
    '.',
  ] satisfies [string, string, string],
  button: 'Nachricht senden',
  thanks: (name: string) => (name ? `Danke, ${name}.` : 'Danke.'),
  arrived: (email: string) =>
    `Ihre Nachricht ist angekommen. Eine Bestätigung geht an ${email || 'Ihre E-Mail-Adresse'}; die Antwort auch.`,
  steps: [
    ['Jetzt', 'Ihre Nachricht liegt in der Abteilung, für die sie bestimmt ist.'],
    ['Als Nächstes', 'Wir lesen sie und antworten Ihnen per E-Mail.'],
    ['Noch etwas?', 'Antworten Sie auf die Bestätigung. Das geht an dieselbe Abteilung.'],
  ] as FormSuccess['steps'],
};

export const messages: Record<'de-DE' | 'pl-PL', typeof german> = {
  'de-DE': german,
  'pl-PL': {
    noCategory: 'żadna z nich',
    privacy: [
      'Podane dane wykorzystamy, aby zająć się sprawą i odpowiedzieć. Jak długo je przechowujemy i jakie mają Państwo prawa, opisują ',
      'zasady prywatności',
      '.',
    ],
    button: 'Wyślij wiadomość',
    thanks: (name) => (name ? `Dziękujemy, ${name}.` : 'Dziękujemy.'),
    arrived: (email) =>
      `Wiadomość dotarła. Potwierdzenie wysyłamy na adres ${email || 'podany w formularzu'}, tam też odpowiemy.`,
    steps: [
      ['Teraz', 'Wiadomość jest w dziale, do którego jest skierowana.'],
      ['Następnie', 'Czytamy ją i odpowiadamy e-mailem.'],
      ['Coś jeszcze?', 'Wystarczy odpowiedzieć na potwierdzenie. Trafi do tego samego działu.'],
    ],
  },
};
