interface Messages {
  /** In place of a category that nobody has chosen. */
  noCategory: string;
  /** Before, in and after the link to the privacy page. */
  privacy: readonly [string, string, string];
  button: string;
  thanks: (name: string) => string;
  arrived: (email: string) => string;
}

export const messages: Record<'de-DE' | 'pl-PL', Messages> = {
  'de-DE': {
    noCategory: 'keines davon',
    privacy: [
      'Ich habe die ',
      'Datenschutzhinweise',
      ' gelesen. Oilway darf meine Angaben nutzen, um zu antworten.',
    ],
    button: 'Nachricht senden',
    thanks: (name) => (name ? `Danke, ${name}.` : 'Danke.'),
    arrived: (email) =>
      `Ihre Nachricht ist angekommen. Eine Bestätigung geht an ${email || 'Ihre E-Mail-Adresse'}; die Antwort auch.`,
  },
  'pl-PL': {
    noCategory: 'żadna z nich',
    privacy: [
      'Znam ',
      'zasady prywatności',
      '. Oilway może wykorzystać moje dane, aby odpowiedzieć.',
    ],
    button: 'Wyślij wiadomość',
    thanks: (name) => (name ? `Dziękujemy, ${name}.` : 'Dziękujemy.'),
    arrived: (email) =>
      `Wiadomość dotarła. Potwierdzenie wysyłamy na adres ${email || 'podany w formularzu'}, tam też odpowiemy.`,
  },
};
