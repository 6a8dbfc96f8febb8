const german = {
  or: 'oder',
  login: 'Mit Passkey anmelden',
  lead: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Geräte-PIN an. Ihr Passwort gilt weiter.',
  none: 'Zurzeit haben Sie keinen Passkey.',
  created: 'Eingerichtet',
  lastUsed: 'Zuletzt genutzt',
  unused: 'Noch nicht genutzt',
  unnamed: 'Passkey ohne Namen',
  /** Button; the passkey's name follows for screen readers. */
  remove: 'Entfernen',
  change: {
    added: 'Ihr Passkey ist eingerichtet. Zur Sicherheit bekommen Sie dazu eine E-Mail.',
    removed:
      'Der Passkey gilt hier nicht mehr. Löschen Sie ihn bitte auch dort, wo er gespeichert ist.',
    gone: 'Diesen Passkey gibt es hier nicht mehr.',
  },
  full: 'Mehr als zehn Passkeys sind nicht möglich. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
  /** Form that adds a passkey. */
  add: {
    heading: 'Passkey einrichten',
    text: 'Wir fragen dabei nach Ihrem Passwort, damit niemand sonst einen Passkey einrichten kann.',
    hint: 'Damit Sie ihn wiedererkennen, zum Beispiel „Rechner im Büro“.',
    button: 'Passkey einrichten',
  },
  /** Results of a ceremony that failed in the browser. */
  cancelled: 'Abgebrochen. Sie können es jederzeit noch einmal versuchen.',
  exists: 'Auf diesem Gerät haben Sie schon einen Passkey.',
  impossible: 'Auf diesem Gerät geht das leider nicht. Ihr Passwort gilt weiter.',
};

export const passkeyMessages: Record<'de-DE' | 'pl-PL', typeof german> = {
  'de-DE': german,
  'pl-PL': {
    or: 'lub',
    login: 'Zaloguj się kluczem dostępu',
    lead: 'Klucz dostępu pozwala logować się odciskiem palca, twarzą lub kodem PIN urządzenia. Hasło nadal działa.',
    none: 'Obecnie nie ma żadnego klucza dostępu.',
    created: 'Dodano',
    lastUsed: 'Ostatnio używany',
    unused: 'Jeszcze nieużywany',
    unnamed: 'Klucz bez nazwy',
    remove: 'Usuń',
    change: {
      added: 'Klucz dostępu został dodany. Dla bezpieczeństwa wysyłamy o tym e-mail.',
      removed: 'Ten klucz już tu nie działa. Prosimy usunąć go także tam, gdzie jest zapisany.',
      gone: 'Tego klucza dostępu już tu nie ma.',
    },
    full: 'Można mieć najwyżej dziesięć kluczy dostępu. Prosimy najpierw usunąć ten, który nie jest już potrzebny.',
    add: {
      heading: 'Dodaj klucz dostępu',
      text: 'Prosimy o hasło, aby nikt inny nie mógł dodać klucza do tego konta.',
      hint: 'Ułatwia rozpoznanie klucza, na przykład „Komputer w biurze”.',
      button: 'Dodaj klucz dostępu',
    },
    cancelled: 'Przerwano. W każdej chwili można spróbować ponownie.',
    exists: 'Na tym urządzeniu jest już klucz dostępu do tego konta.',
    impossible: 'Na tym urządzeniu to niestety niemożliwe. Hasło nadal działa.',
  },
};
