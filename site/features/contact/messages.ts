const german = {
  /** In place of a category that nobody has chosen. */
  noCategory: 'keines davon',
  /** Before, in and after the link to the privacy page. */
  privacy: [
    'Ich habe die ',
    'Datenschutzhinweise',
    ' gelesen. Oilway darf meine Angaben nutzen, um zu antworten.',
  ] satisfies [string, string, string],
  button: 'Nachricht senden',
  thanks: (name: string) => (name ? `Danke, ${name}.` : 'Danke.'),
  arrived: (email: string) =>
    `Ihre Nachricht ist angekommen. Eine Bestätigung geht an ${email || 'Ihre E-Mail-Adresse'}; die Antwort auch.`,
};

export const messages: Record<'de-DE' | 'pl-PL', typeof german> = {
  'de-DE': german,
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
