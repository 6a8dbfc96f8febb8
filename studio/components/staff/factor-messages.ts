import { text, translator } from '@oilway/content/labels.ts';

const messages = {
  'login-passkey': text(
    'Mit Passkey anmelden',
    'Zaloguj się kluczem dostępu',
    'Log in with a passkey',
  ),
  'prove-passkey': text('Passkey nehmen', 'Użyj klucza dostępu', 'Take a passkey'),
  cancelled: text('Abgebrochen.', 'Przerwano.', 'Cancelled.'),
  exists: text(
    'Auf diesem Gerät haben Sie schon einen Passkey.',
    'Na tym urządzeniu masz już klucz dostępu.',
    'You already have a passkey on this device.',
  ),
  impossible: text(
    'Dieses Gerät kann das hier nicht.',
    'To urządzenie tego tu nie potrafi.',
    'This device does not support that here.',
  ),
  secondStep: text('Zweiter Schritt', 'Drugi krok', 'Second step'),
  codeHint: text(
    'Geben Sie den sechsstelligen Code aus Ihrer App ein. Ist sie nicht zur Hand, geht auch einer Ihrer Wiederherstellungscodes.',
    'Wpisz sześciocyfrowy kod z aplikacji. Jeśli nie masz jej pod ręką, możesz użyć jednego z kodów zapasowych.',
    'Enter the six-digit code of your app. Without it, one of your recovery codes will do.',
  ),
  passkeyStep: text(
    'Bestätigen Sie mit Ihrem Passkey, dass Sie es sind. Ist er nicht zur Hand, geht auch einer Ihrer Wiederherstellungscodes.',
    'Potwierdź kluczem dostępu, że to Ty. Jeśli nie masz go pod ręką, możesz użyć jednego z kodów zapasowych.',
    'Confirm with your passkey that it is you. Without it, one of your recovery codes will do.',
  ),
  code: text('Code', 'Kod', 'Code'),
  recoveryCode: text('Wiederherstellungscode', 'Kod zapasowy', 'Recovery code'),
  logIn: text('Anmelden', 'Zaloguj się', 'Log in'),
  startAgain: text('Noch einmal von vorn', 'Zacznij od nowa', 'Start again'),
  setUpTitle: text(
    'Zweiten Faktor einrichten',
    'Ustaw drugi składnik logowania',
    'Set up a second factor',
  ),
  setUpHint: text(
    'Ihr Zugang braucht neben dem Passwort einen zweiten Faktor. Richten Sie jetzt einen Passkey oder eine App für Einmalcodes ein; erst danach geht es ins Studio.',
    'Twoje konto wymaga oprócz hasła drugiego składnika logowania. Ustaw teraz klucz dostępu lub aplikację z kodami jednorazowymi; dopiero potem wejdziesz do studia.',
    'Your account needs a second factor beside the password. Set up a passkey or an app for one-time codes now; then the studio opens.',
  ),
  factors: text('Zweiter Faktor', 'Drugi składnik logowania', 'Second factor'),
  factorsHint: text(
    'Wer Ihr Passwort kennt, kommt damit allein nicht hinein. Mit einem Passkey melden Sie sich auch ganz ohne Passwort an.',
    'Samo hasło nie wystarczy nikomu, żeby wejść. Kluczem dostępu zalogujesz się nawet bez hasła.',
    'Your password alone is then not enough to log in. With a passkey you log in without any password.',
  ),
  none: text(
    'Sie haben noch keinen eingerichtet.',
    'Nie masz jeszcze żadnego.',
    'You have not set one up yet.',
  ),
  passkey: text('Passkey', 'Klucz dostępu', 'Passkey'),
  app: text('App für Einmalcodes', 'Aplikacja z kodami jednorazowymi', 'App for one-time codes'),
  added: text('eingerichtet', 'dodano', 'set up'),
  lastUsed: text('zuletzt benutzt', 'ostatnio użyto', 'last used'),
  remove: text('Entfernen', 'Usuń', 'Remove'),
  removeHint: text(
    'Alle Sitzungen, die damit begonnen wurden, enden, vielleicht auch diese.',
    'Wszystkie sesje rozpoczęte w ten sposób się zakończą, być może także ta.',
    'All sessions that were started with it end, possibly this one, too.',
  ),
  addPasskey: text('Passkey einrichten', 'Dodaj klucz dostępu', 'Set up a passkey'),
  passkeyHint: text(
    'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Der Passkey bleibt auf dem Gerät oder in Ihrem Passwort-Manager.',
    'Urządzenie poprosi o odcisk palca, twarz lub PIN. Klucz pozostaje na urządzeniu albo w menedżerze haseł.',
    'Your device asks for a fingerprint, your face or a PIN. The passkey stays on the device or in your password manager.',
  ),
  passkeyName: text(
    'Name, zum Beispiel „Rechner im Büro“ (freiwillig)',
    'Nazwa, na przykład „Komputer w biurze” (opcjonalnie)',
    'Name, for example “Office computer” (optional)',
  ),
  addApp: text('App einrichten', 'Skonfiguruj aplikację', 'Set up an app'),
  changeApp: text('App wechseln', 'Zmień aplikację', 'Change the app'),
  appHint: text(
    'Jede App für Einmalcodes geht, etwa Aegis, 2FAS oder die eines Passwort-Managers.',
    'Każda aplikacja z kodami jednorazowymi się nada, na przykład Aegis, 2FAS albo menedżer haseł.',
    'Any app for one-time codes will do, such as Aegis, 2FAS or that of a password manager.',
  ),
  next: text('Weiter', 'Dalej', 'Next'),
  scan: text(
    'Lesen Sie dieses Bild mit der App ein, oder tippen Sie den Schlüssel darunter ab. Dann geben Sie den Code ein, den die App zeigt.',
    'Zeskanuj ten obraz aplikacją albo przepisz klucz pod nim. Potem wpisz kod, który pokazuje aplikacja.',
    'Scan this picture with the app, or type the key below it. Then enter the code that the app shows.',
  ),
  qrCode: text('QR-Code für die App', 'Kod QR dla aplikacji', 'QR code for the app'),
  key: text('Schlüssel', 'Klucz', 'Key'),
  confirm: text('Code prüfen', 'Sprawdź kod', 'Check the code'),
  recovery: text('Wiederherstellungscodes', 'Kody zapasowe', 'Recovery codes'),
  recoveryHint: text(
    'Drucken Sie diese zehn Codes aus oder bewahren Sie sie im Passwort-Manager auf, jetzt: Sie werden nur dieses eine Mal gezeigt. Jeder gilt einmal, wenn App oder Passkey verloren sind. Frühere Codes gelten nicht mehr.',
    'Wydrukuj te dziesięć kodów albo zapisz je w menedżerze haseł już teraz: pokazujemy je tylko ten jeden raz. Każdy działa raz, gdy aplikacja lub klucz zginie. Wcześniejsze kody są nieważne.',
    'Print these ten codes or store them in a password manager now: they are shown only once. Each is valid once, if app or passkey are lost. Earlier codes are no longer valid.',
  ),
  recoveryLeft: text(
    'Noch gültige Wiederherstellungscodes: {count}',
    'Ważne kody zapasowe: {count}',
    'Recovery codes left: {count}',
  ),
  renewRecovery: text('Neue Wiederherstellungscodes', 'Nowe kody zapasowe', 'New recovery codes'),
  codesStored: text('Ich habe sie aufbewahrt', 'Mam je zapisane', 'I have stored them'),
  toStudio: text('Weiter ins Studio', 'Przejdź do studia', 'Continue to the studio'),
  ready: text(
    'Ihr zweiter Faktor ist eingerichtet.',
    'Drugi składnik logowania jest gotowy.',
    'Your second factor is set up.',
  ),
  gone: text('Der Faktor ist entfernt.', 'Składnik został usunięty.', 'The factor is removed.'),
  goneLast: text(
    'Der Faktor ist entfernt. Es war der letzte: Auch die Wiederherstellungscodes gelten nicht mehr.',
    'Składnik został usunięty. Był ostatni, więc kody zapasowe też straciły ważność.',
    'The factor is removed. It was the last one: the recovery codes are void, too.',
  ),
  takeAway: text(
    'Zweite Faktoren entfernen',
    'Usuń drugie składniki logowania',
    'Remove the second factors',
  ),
  takeAwayHint: text(
    'Nur wenn die Person Gerät und Wiederherstellungscodes verloren hat und Sie sicher sind, dass sie selbst darum bittet. Alle ihre Sitzungen enden, und alle Administratoren bekommen eine E-Mail.',
    'Tylko gdy osoba straciła urządzenie i kody zapasowe, a Ty masz pewność, że sama o to prosi. Wszystkie jej sesje się zakończą, a wszyscy administratorzy dostaną e-mail.',
    'Only if the person has lost device and recovery codes, and you are sure that they ask for it themselves. All their sessions end, and all administrators get a mail.',
  ),
  takenAway: text(
    'Die zweiten Faktoren sind entfernt.',
    'Drugie składniki logowania zostały usunięte.',
    'The second factors are removed.',
  ),
  hasNone: text(
    'Diese Person hat keinen zweiten Faktor.',
    'Ta osoba nie ma drugiego składnika logowania.',
    'This person has no second factor.',
  ),
};

export type FactorMessageKey = keyof typeof messages;

export const translateFactorMessage = translator(messages);
