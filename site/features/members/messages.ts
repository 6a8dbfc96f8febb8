interface FormText {
  heading: string;
  text: string;
  button: string;
}

interface Messages {
  login: FormText & { saved: string; forgotten: string; noAccount: string; request: string };
  reset: FormText & { sent: string; sentText: string; failed: string; back: string };
  first: FormText;
  renew: FormText;
  badLink: FormText;
  account: FormText & { sent: string; sentText: string };
  start: {
    greeting: (name: string) => string;
    text: (company: string) => string;
    libraryText: string;
    profileText: string;
  };
  profile: {
    heading: string;
    menu: string;
    list: string;
    changePassword: string;
    passkeys: string;
    data: Record<'name' | 'email' | 'company' | 'lastSeen' | 'begun', string>;
    change: FormText;
    changed: string;
    changedText: string;
    /** Where somebody closes all other ways in and does not think of these. */
    passkeysStay: string;
    toList: string;
    sessions: string;
    here: string;
    unknownDevice: string;
    elsewhere: string;
    elsewhereText: string;
    nowhere: string;
    ended: string;
    export: string;
    exportText: string;
  };
  labels: Record<
    | 'userName'
    | 'password'
    | 'email'
    | 'name'
    | 'company'
    | 'oldPassword'
    | 'newPassword'
    | 'repeatNewPassword'
    | 'passkeyName',
    string
  >;
  passwordHint: string;
  /** For what only these forms find wrong. */
  codes: Record<'shortPassword' | 'longPassword' | 'mismatch', string>;
}

export const messages: Record<'de-DE' | 'pl-PL', Messages> = {
  'de-DE': {
    login: {
      heading: 'Anmelden',
      text: 'Datenblätter, Preislisten und Schulungen für Werkstätten und Flotten.',
      button: 'Anmelden',
      saved: 'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
      forgotten: 'Passwort vergessen?',
      noAccount: 'Noch kein Zugang?',
      request: 'Zugang anfragen',
    },
    reset: {
      heading: 'Passwort vergessen',
      text: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
      button: 'Link anfordern',
      sent: 'Bitte sehen Sie in Ihr Postfach.',
      sentText:
        'Gibt es zu dieser Adresse einen Zugang, ist eine E-Mail unterwegs. Der Link darin gilt 30 Minuten. Nichts angekommen? Sehen Sie auch im Spamordner nach.',
      failed: 'Die E-Mail ließ sich nicht anfordern',
      back: 'Zur Anmeldung',
    },
    first: {
      heading: 'Willkommen im Kundenportal',
      text: 'Wählen Sie Ihr erstes Passwort. Danach melden Sie sich damit an.',
      button: 'Passwort speichern',
    },
    renew: {
      heading: 'Neues Passwort wählen',
      text: 'Mit dem neuen Passwort enden alle Sitzungen auf anderen Geräten, und bisherige Passkeys gelten nicht mehr.',
      button: 'Passwort speichern',
    },
    badLink: {
      heading: 'Dieser Link gilt nicht mehr',
      text: 'Ein Link aus unserer E-Mail gilt nur einmal und nicht lange. Fordern Sie einfach einen neuen an.',
      button: 'Neuen Link anfordern',
    },
    account: {
      heading: 'Zugang anfragen',
      text: 'Das Kundenportal ist für Betriebe, die mit uns arbeiten. Wir prüfen Ihre Anfrage und melden uns per E-Mail.',
      button: 'Zugang anfragen',
      sent: 'Danke, Ihre Anfrage ist angekommen.',
      sentText:
        'Sie bekommen gleich eine Bestätigung und, sobald Ihr Zugang freigegeben ist, eine Einladung per E-Mail.',
    },
    start: {
      greeting: (name) => `Guten Tag, ${name}.`,
      text: (company) => `Sie sind für ${company} angemeldet.`,
      libraryText: 'Datenblätter, Preislisten und Druckvorlagen ansehen und herunterladen.',
      profileText: 'Passwort und Passkeys, Sitzungen und Ihre Daten zum Herunterladen.',
    },
    profile: {
      heading: 'Profil',
      menu: 'Menü des Profils',
      list: 'Meine Daten',
      changePassword: 'Passwort ändern',
      passkeys: 'Passkeys',
      data: {
        name: 'Name',
        email: 'E-Mail-Adresse',
        company: 'Firma',
        lastSeen: 'Zuletzt genutzt',
        begun: 'Angemeldet seit',
      },
      change: {
        heading: 'Passwort ändern',
        text: 'Auf allen anderen Geräten werden Sie dabei abgemeldet.',
        button: 'Passwort ändern',
      },
      changed: 'Ihr Passwort ist geändert.',
      changedText: 'Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
      passkeysStay: 'Ihre Passkeys gelten weiter: Entfernen Sie jeden, den Sie nicht kennen.',
      toList: 'Zu meinen Daten',
      sessions: 'Wo Sie angemeldet sind',
      here: 'dieses Gerät',
      unknownDevice: 'Unbekannter Browser',
      elsewhere: 'Überall sonst abmelden',
      elsewhereText:
        'Kommt Ihnen eine Sitzung fremd vor, beenden Sie sie und ändern Sie Ihr Passwort.',
      nowhere: 'Sie sind nur hier angemeldet.',
      ended: 'Alle anderen Sitzungen sind beendet.',
      export: 'Meine Daten herunterladen',
      exportText: 'Alles, was wir im Portal über Sie gespeichert haben, als JSON-Datei.',
    },
    labels: {
      userName: 'E-Mail-Adresse',
      password: 'Passwort',
      email: 'E-Mail-Adresse',
      name: 'Name',
      company: 'Firma',
      oldPassword: 'Bisheriges Passwort',
      newPassword: 'Neues Passwort',
      repeatNewPassword: 'Neues Passwort wiederholen',
      passkeyName: 'Name des Passkeys',
    },
    passwordHint: 'Mindestens 12 Zeichen. Ein kurzer Satz ist gut zu merken und schwer zu erraten.',
    codes: {
      shortPassword: 'Bitte mindestens 12 Zeichen.',
      longPassword: 'Bitte höchstens 128 Zeichen.',
      mismatch: 'Die beiden Passwörter sind nicht gleich.',
    },
  },
  'pl-PL': {
    login: {
      heading: 'Logowanie',
      text: 'Karty danych, cenniki i szkolenia dla warsztatów i flot.',
      button: 'Zaloguj się',
      saved: 'Nowe hasło zostało zapisane. Prosimy się nim zalogować.',
      forgotten: 'Nie pamiętam hasła',
      noAccount: 'Nie masz jeszcze dostępu?',
      request: 'Poproś o dostęp',
    },
    reset: {
      heading: 'Nowe hasło',
      text: 'Wyślemy link, który pozwoli ustawić nowe hasło.',
      button: 'Wyślij link',
      sent: 'Prosimy sprawdzić skrzynkę.',
      sentText:
        'Jeśli z tym adresem jest powiązane konto, e-mail jest już w drodze. Link jest ważny 30 minut. Nic nie przyszło? Warto zajrzeć także do spamu.',
      failed: 'Nie udało się wysłać prośby',
      back: 'Do logowania',
    },
    first: {
      heading: 'Witamy w portalu klienta',
      text: 'Prosimy ustawić pierwsze hasło, a następnie się nim zalogować.',
      button: 'Zapisz hasło',
    },
    renew: {
      heading: 'Ustaw nowe hasło',
      text: 'Nowe hasło kończy wszystkie sesje na innych urządzeniach, a dotychczasowe klucze dostępu przestają działać.',
      button: 'Zapisz hasło',
    },
    badLink: {
      heading: 'Ten link już nie działa',
      text: 'Link z naszej wiadomości działa tylko raz i przez krótki czas. Wystarczy poprosić o nowy.',
      button: 'Poproś o nowy link',
    },
    account: {
      heading: 'Poproś o dostęp',
      text: 'Portal klienta jest dla firm, które z nami współpracują. Sprawdzimy wniosek i odpowiemy e-mailem.',
      button: 'Wyślij wniosek',
      sent: 'Dziękujemy, wniosek do nas dotarł.',
      sentText:
        'Za chwilę wyślemy potwierdzenie, a gdy dostęp będzie gotowy, także zaproszenie e-mailem.',
    },
    start: {
      greeting: (name) => `Dzień dobry, ${name}.`,
      text: (company) => `Zalogowano w imieniu firmy ${company}.`,
      libraryText: 'Karty produktów, cenniki i materiały do druku: podgląd i pobieranie.',
      profileText: 'Hasło i klucze dostępu, lista sesji i pobieranie własnych danych.',
    },
    profile: {
      heading: 'Profil',
      menu: 'Menu profilu',
      list: 'Moje dane',
      changePassword: 'Zmień hasło',
      passkeys: 'Klucze dostępu',
      data: {
        name: 'Imię i nazwisko',
        email: 'Adres e-mail',
        company: 'Firma',
        lastSeen: 'Ostatnio używana',
        begun: 'Zalogowano',
      },
      change: {
        heading: 'Zmień hasło',
        text: 'Na wszystkich innych urządzeniach nastąpi wylogowanie.',
        button: 'Zmień hasło',
      },
      changed: 'Hasło zostało zmienione.',
      changedText: 'Na wszystkich innych urządzeniach nastąpiło wylogowanie.',
      passkeysStay:
        'Klucze dostępu nadal działają: prosimy usunąć każdy, którego Państwo nie znają.',
      toList: 'Do moich danych',
      sessions: 'Aktywne sesje',
      here: 'to urządzenie',
      unknownDevice: 'Nieznana przeglądarka',
      elsewhere: 'Wyloguj wszędzie indziej',
      elsewhereText: 'Jeśli któraś sesja wygląda obco, prosimy ją zakończyć i zmienić hasło.',
      nowhere: 'Jedyna aktywna sesja jest na tym urządzeniu.',
      ended: 'Wszystkie inne sesje są zakończone.',
      export: 'Pobierz moje dane',
      exportText: 'Wszystko, co przechowujemy w portalu na Państwa temat, jako plik JSON.',
    },
    labels: {
      userName: 'Adres e-mail',
      password: 'Hasło',
      email: 'Adres e-mail',
      name: 'Imię i nazwisko',
      company: 'Firma',
      oldPassword: 'Dotychczasowe hasło',
      newPassword: 'Nowe hasło',
      repeatNewPassword: 'Powtórz nowe hasło',
      passkeyName: 'Nazwa klucza',
    },
    passwordHint: 'Co najmniej 12 znaków. Krótkie zdanie łatwo zapamiętać, a trudno odgadnąć.',
    codes: {
      shortPassword: 'Prosimy wpisać co najmniej 12 znaków.',
      longPassword: 'Prosimy wpisać najwyżej 128 znaków.',
      mismatch: 'Hasła nie są takie same.',
    },
  },
};
