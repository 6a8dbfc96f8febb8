import { text, translator } from '@oilway/content/labels.ts';

const messages = {
  email: text('E-Mail-Adresse', 'Adres e-mail', 'Mail address'),
  password: text('Passwort', 'Hasło', 'Password'),
  logIn: text('Anmelden', 'Zaloguj się', 'Log in'),
  forgot: text('Passwort vergessen?', 'Nie pamiętasz hasła?', 'Forgotten your password?'),
  forgotTitle: text('Neues Passwort anfordern', 'Poproś o nowe hasło', 'Ask for a new password'),
  forgotHint: text(
    'Geben Sie Ihre E-Mail-Adresse an. Hat sie einen Zugang zum Studio, schicken wir einen Link, mit dem Sie ein neues Passwort wählen.',
    'Podaj swój adres e-mail. Jeśli ma konto w studiu, wyślemy link do ustawienia nowego hasła.',
    'Enter your mail address. If it has an account in the studio, we send a link for choosing a new password.',
  ),
  sendLink: text('Link anfordern', 'Poproś o link', 'Ask for the link'),
  linkPromised: text(
    'Wenn diese Adresse einen Zugang zum Studio hat, ist eine E-Mail mit einem Link unterwegs.',
    'Jeśli ten adres ma konto w studiu, wiadomość z linkiem jest już w drodze.',
    'If this address has an account in the studio, a mail with a link is on its way.',
  ),
  noMail: text(
    'Keine E-Mail da? Sehen Sie im Spam-Ordner nach, oder fragen Sie die Administration.',
    'Nie ma wiadomości? Sprawdź folder ze spamem lub zapytaj administrację.',
    'No mail? Check the spam folder, or ask the administrators.',
  ),
  backToLogin: text('Zur Anmeldung', 'Do logowania', 'To the login'),
  resetTitle: text('Passwort wählen', 'Ustaw hasło', 'Choose a password'),
  passwordHint: text(
    '12 bis 128 Zeichen. Vier Wörter, die nichts miteinander zu tun haben, sind gut; Sonderzeichen braucht es nicht.',
    'Od 12 do 128 znaków. Dobre są cztery niezwiązane ze sobą słowa; znaki specjalne nie są potrzebne.',
    '12 to 128 characters. Four words that have nothing to do with each other are good; special characters are not needed.',
  ),
  newPassword: text('Neues Passwort', 'Nowe hasło', 'New password'),
  repeat: text('Neues Passwort wiederholen', 'Powtórz nowe hasło', 'Repeat the new password'),
  unequal: text(
    'Beide Eingaben sind nicht gleich.',
    'Podane hasła różnią się.',
    'The two entries differ.',
  ),
  save: text('Passwort speichern', 'Zapisz hasło', 'Save the password'),
  isSet: text(
    'Ihr Passwort ist gespeichert. Melden Sie sich jetzt damit an.',
    'Hasło jest zapisane. Możesz się teraz zalogować.',
    'Your password is saved. Now log in with it.',
  ),
  noLink: text(
    'Zu dieser Seite führt der Link einer E-Mail. Öffnen Sie ihn bitte von dort, oder fordern Sie einen neuen an.',
    'Na tę stronę prowadzi link z wiadomości e-mail. Otwórz go stamtąd albo poproś o nowy.',
    'This page is opened by a link in a mail. Please open it from there, or request a new one.',
  ),
  failed: text(
    'Das hat nicht geklappt. Bitte noch einmal versuchen.',
    'Nie udało się. Spróbuj ponownie.',
    'That did not work. Please try again.',
  ),
  changePassword: text('Passwort ändern', 'Zmień hasło', 'Change the password'),
  oldPassword: text('Bisheriges Passwort', 'Dotychczasowe hasło', 'Present password'),
  changed: text(
    'Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
    'Hasło zostało zmienione. Wszystkie inne sesje są zakończone.',
    'The password is changed. All other sessions have ended.',
  ),
  sessions: text('Wo Sie angemeldet sind', 'Gdzie trwa Twoja sesja', 'Where you are logged in'),
  unknownDevice: text('Unbekannter Browser', 'Nieznana przeglądarka', 'Unknown browser'),
  thisSession: text('diese Sitzung', 'ta sesja', 'this session'),
  begun: text('begonnen', 'początek', 'begun'),
  lastSeen: text('zuletzt benutzt', 'ostatnio używana', 'last used'),
  end: text('Beenden', 'Zakończ', 'End'),
  endOthers: text('Alle anderen beenden', 'Zakończ wszystkie inne', 'End all others'),
  inviteAgain: text(
    'Einladung erneut senden',
    'Wyślij zaproszenie ponownie',
    'Send the invitation again',
  ),
  sendReset: text(
    'Link für ein neues Passwort senden',
    'Wyślij link do nowego hasła',
    'Send a link to a new password',
  ),
  linkSent: text(
    'Die E-Mail liegt im Postausgang. Frühere Links gelten nicht mehr.',
    'E-mail jest w skrzynce nadawczej. Wcześniejsze linki są już nieważne.',
    'The mail is in the outbox. Earlier links are no longer valid.',
  ),
  all: text('alle Abteilungen', 'wszystkie działy', 'all departments'),
  contact: text('Kontaktformular', 'formularz kontaktowy', 'contact form'),
  sponsoring: text('Sponsoring', 'sponsoring', 'sponsoring'),
  proveTitle: text('Noch einmal Ihr Passwort', 'Podaj ponownie hasło', 'Your password once more'),
  proveHint: text(
    'Das fragen wir vor Rollen, Schlüsseln, Exporten und Löschungen. Danach haben Sie zehn Minuten.',
    'Pytamy o to przed zmianą ról, kluczy, eksportem i usuwaniem danych. Potem masz dziesięć minut.',
    'It is required for roles, keys, exports and erasures, and valid for ten minutes.',
  ),
  prove: text('Weiter', 'Dalej', 'Go on'),
};

export type StaffMessageKey = keyof typeof messages;

export const translate = translator(messages);
