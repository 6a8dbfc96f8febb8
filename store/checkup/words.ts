/** The sentences for operators and administrators. Counts follow a colon, so no plural forms are needed. */
const words = {
  unseen: {
    en: 'could not look at {what}: {why}',
    de: 'Nicht zu prüfen: {what} ({why})',
    pl: 'Nie udało się sprawdzić: {what} ({why})',
  },
  address: {
    en: 'site at {site}, studio at {studio}',
    de: 'Seite unter {site}, Studio unter {studio}',
    pl: 'Strona pod adresem {site}, studio pod adresem {studio}',
  },
  addressOpen: {
    en: '{setting} is {address}: cookies and forms travel in the clear',
    de: '{setting} ist {address}: Cookies und Formulare sind unterwegs lesbar',
    pl: '{setting} to {address}: ciasteczka i formularze są przesyłane otwartym tekstem',
  },
  disk: {
    en: 'free on the disk of {folder}: {free} of {total} GB',
    de: 'Frei auf dem Datenträger von {folder}: {free} von {total} GB',
    pl: 'Wolne miejsce na dysku z {folder}: {free} z {total} GB',
  },
  diskLow: {
    en: 'little space is left on the disk of {folder}: {free} of {total} GB',
    de: 'Wenig Platz auf dem Datenträger von {folder}: {free} von {total} GB',
    pl: 'Mało miejsca na dysku z {folder}: {free} z {total} GB',
  },
  database: {
    en: '{name} {version}, {size} MB; what is committed is on the disk',
    de: '{name} {version}, {size} MB; was bestätigt ist, liegt auf dem Datenträger',
    pl: '{name} {version}, {size} MB; co zatwierdzono, jest na dysku',
  },
  databaseAway: {
    en: 'the database does not let us in: {why}',
    de: 'Die Datenbank lässt uns nicht herein: {why}',
    pl: 'Baza danych nie przyjmuje połączenia: {why}',
  },
  databaseMissing: {
    en: 'there is no database at {place}; where it lies elsewhere, DATABASE_URL has to name it',
    de: 'Unter {place} gibt es keine Datenbank; liegt sie anderswo, muss DATABASE_URL sie nennen',
    pl: 'Pod ścieżką {place} nie ma bazy danych; jeśli jest gdzie indziej, musi ją wskazywać DATABASE_URL',
  },
  databaseEmpty: {
    en: 'the database is empty, it has no tables of Oilway: {place}',
    de: 'Die Datenbank ist leer, sie hat keine Tabellen von Oilway: {place}',
    pl: 'Baza danych jest pusta, nie ma w niej tabel Oilway: {place}',
  },
  databaseOld: {
    en: '{name} is {version}; {least} is the oldest that we know to work',
    de: '{name} hat die Version {version}; die älteste, die nachweislich geht, ist {least}',
    pl: '{name} ma wersję {version}; najstarsza, o której wiadomo, że działa, to {least}',
  },
  notDurable: {
    en: 'the database has {setting} = {value}: a power cut loses what was acknowledged',
    de: 'In der Datenbank gilt {setting} = {value}: ein Stromausfall verliert Bestätigtes',
    pl: 'Baza danych ma {setting} = {value}: brak prądu oznacza utratę zatwierdzonych danych',
  },
  readOnly: {
    en: 'the database takes no writes: it is a standby, or was told so',
    de: 'Die Datenbank nimmt nichts an: sie ist ein Standby oder darauf eingestellt',
    pl: 'Baza danych nie przyjmuje zapisów: jest serwerem zapasowym albo tak ją ustawiono',
  },
  damaged: {
    en: 'the database is damaged; stop site, studio and worker before the command, or they go on writing to the damaged one: {what}',
    de: 'Die Datenbank ist beschädigt; vor dem Befehl Website, Studio und Worker anhalten, sonst schreiben sie weiter in die beschädigte: {what}',
    pl: 'Baza danych jest uszkodzona; przed poleceniem trzeba zatrzymać witrynę, studio i proces zadań, inaczej będą nadal zapisywać w uszkodzonej: {what}',
  },
  replica: {
    en: 'standby {name} follows, seconds behind: {seconds}',
    de: 'Standby {name} folgt, Rückstand in Sekunden: {seconds}',
    pl: 'Serwer zapasowy {name} nadąża, opóźnienie w sekundach: {seconds}',
  },
  replicaBehind: {
    en: 'standby {name} is behind ({state}), seconds: {seconds}',
    de: 'Standby {name} ist im Rückstand ({state}), Sekunden: {seconds}',
    pl: 'Serwer zapasowy {name} jest opóźniony ({state}), sekundy: {seconds}',
  },
  clock: {
    en: "this machine's clock and the database's agree",
    de: 'Die Uhren dieser Maschine und der Datenbank stimmen überein',
    pl: 'Zegar tej maszyny i zegar bazy danych się zgadzają',
  },
  clocksApart: {
    en: "this machine's clock is away from the database's, seconds: {seconds}",
    de: 'Die Uhren dieser Maschine und der Datenbank weichen ab, Sekunden: {seconds}',
    pl: 'Zegar tej maszyny różni się od zegara bazy danych, sekundy: {seconds}',
  },
  secrets: {
    en: 'secrets are those that this database was used with before',
    de: 'Die Geheimnisse sind die, mit denen diese Datenbank bisher lief',
    pl: 'Tajne klucze są te same, z którymi ta baza działała dotąd',
  },
  secretsDiffer: {
    en: '{name} is another one than this database was used with since {since}: sessions, links and captchas of one host do not hold on another',
    de: '{name} ist ein anderes als das, mit dem diese Datenbank seit {since} läuft: Sitzungen, Links und Captchas des einen Servers gelten auf dem anderen nicht',
    pl: '{name} różni się od tego, z którym ta baza działa od {since}: sesje, linki i captche jednego serwera nie są ważne na drugim',
  },
  files: {
    en: 'every file that a row names is there: {count}',
    de: 'Alle Dateien, die eine Zeile nennt, sind da: {count}',
    pl: 'Są wszystkie pliki, o których mówi baza: {count}',
  },
  filesMissing: {
    en: 'files that rows name and that are not there: {count}, such as {example}',
    de: 'Dateien, die eine Zeile nennt und die fehlen: {count}, etwa {example}',
    pl: 'Brakujące pliki, o których mówi baza: {count}, na przykład {example}',
  },
  filesOrphaned: {
    en: 'files that should have been swept and were not: {count}, such as {example}',
    de: 'Dateien, die längst gelöscht sein sollten und es nicht sind: {count}, etwa {example}',
    pl: 'Pliki, które dawno powinny być usunięte, a nie są: {count}, na przykład {example}',
  },
  storage: {
    en: 'files can be kept in {place}',
    de: 'Dateien können in {place} abgelegt werden',
    pl: 'Pliki można przechowywać w {place}',
  },
  storageAway: {
    en: 'files can be neither read nor kept: {problem}',
    de: 'Dateien können weder gelesen noch abgelegt werden: {problem}',
    pl: 'Plików nie można ani czytać, ani zapisywać: {problem}',
  },
  mails: {
    en: 'mails leave; waiting: {waiting}',
    de: 'Mails gehen hinaus; es warten: {waiting}',
    pl: 'Wiadomości są wysyłane; czekają: {waiting}',
  },
  mailsHeld: {
    en: 'mails are held back since {since}; waiting: {waiting}',
    de: 'Mails werden seit {since} zurückgehalten; es warten: {waiting}',
    pl: 'Wiadomości są wstrzymane od {since}; czekają: {waiting}',
  },
  mailsLate: {
    en: 'the oldest mail that is due waits, minutes: {minutes}; waiting: {waiting}',
    de: 'Die älteste fällige Mail wartet, Minuten: {minutes}; es warten: {waiting}',
    pl: 'Najstarsza wiadomość czeka, minuty: {minutes}; czekają: {waiting}',
  },
  mailsDead: {
    en: 'undeliverable mails of the last seven days: {count}',
    de: 'Unzustellbare Mails der letzten sieben Tage: {count}',
    pl: 'Wiadomości niedostarczone w ostatnich siedmiu dniach: {count}',
  },
  mailServer: {
    en: 'the mail server {host} answers and lets us in',
    de: 'Der Mailserver {host} antwortet und lässt uns herein',
    pl: 'Serwer poczty {host} odpowiada i przyjmuje połączenia',
  },
  mailServerAway: {
    en: 'the mail server {host} does not let us in: {why}',
    de: 'Der Mailserver {host} lässt uns nicht herein: {why}',
    pl: 'Serwer poczty {host} nie przyjmuje połączenia: {why}',
  },
  noMailServer: {
    en: 'there is no mail server: mails wait in the outbox',
    de: 'Es ist kein Mailserver eingestellt: Mails warten im Postausgang',
    pl: 'Nie ustawiono serwera poczty: wiadomości czekają w skrzynce nadawczej',
  },
  jobs: {
    en: 'jobs are run; due: {due}',
    de: 'Aufträge werden ausgeführt; fällig: {due}',
    pl: 'Zadania są wykonywane; do wykonania: {due}',
  },
  jobsOfNobody: {
    en: 'nobody runs the jobs: no studio and no worker is up, or the database keeps them out',
    de: 'Niemand führt die Aufträge aus: kein Studio und kein Worker läuft, oder die Datenbank lässt sie nicht',
    pl: 'Nikt nie wykonuje zadań: nie działa studio ani worker albo baza ich nie dopuszcza',
  },
  jobsLate: {
    en: 'the oldest job that is due waits, minutes: {minutes}; due: {due}',
    de: 'Der älteste fällige Auftrag wartet, Minuten: {minutes}; fällig: {due}',
    pl: 'Najstarsze zadanie czeka, minuty: {minutes}; do wykonania: {due}',
  },
  jobsFailed: {
    en: 'jobs that failed for good: {count}, the last one {task}',
    de: 'Endgültig gescheiterte Aufträge: {count}, zuletzt {task}',
    pl: 'Zadania ostatecznie nieudane: {count}, ostatnie {task}',
  },
  retention: {
    en: 'what is over its term was last deleted at {last}',
    de: 'Zuletzt gelöscht, was seine Frist hinter sich hat: {last}',
    pl: 'Ostatnie usuwanie danych po terminie: {last}',
  },
  retentionNone: {
    en: 'no night has passed yet: nothing was looked through for its term',
    de: 'Noch keine Nacht ist vergangen: Fristen wurden noch nicht geprüft',
    pl: 'Nie minęła jeszcze żadna noc: terminów nie sprawdzano',
  },
  retentionLate: {
    en: 'what is over its term is not deleted: the last run was at {last}',
    de: 'Was seine Frist hinter sich hat, wird nicht gelöscht: letzter Lauf {last}',
    pl: 'Dane po terminie nie są usuwane: ostatni przebieg {last}',
  },
  retentionHeld: {
    en: 'the last run deleted nothing ({reason}): see Retention in the studio',
    de: 'Der letzte Lauf hat nichts gelöscht ({reason}): siehe „Aufbewahrung“ im Studio',
    pl: 'Ostatni przebieg nic nie usunął ({reason}): zobacz „Przechowywanie“ w studiu',
  },
  migrations: {
    en: 'the database is up to date: {count} migrations',
    de: 'Die Datenbank ist auf dem Stand des Programms, Migrationen: {count}',
    pl: 'Baza danych jest aktualna, migracje: {count}',
  },
  migrationsPending: {
    en: 'migrations that have not run: {names}',
    de: 'Nicht ausgeführte Migrationen: {names}',
    pl: 'Niewykonane migracje: {names}',
  },
  searchSlow: {
    en: 'long lists are searched slowly, indexes are missing: {names}',
    de: 'Lange Listen werden langsam durchsucht, es fehlen Indizes: {names}',
    pl: 'Długie listy są przeszukiwane powoli, brakuje indeksów: {names}',
  },
  migrationsUnknown: {
    en: 'the database is newer than this program, migrations it does not know: {names}',
    de: 'Die Datenbank ist neuer als dieses Programm, unbekannte Migrationen: {names}',
    pl: 'Baza danych jest nowsza niż ten program, nieznane migracje: {names}',
  },
  documents: {
    en: 'visitors see what the studio says',
    de: 'Besucher sehen, was im Studio steht',
    pl: 'Odwiedzający widzą to, co jest w studiu',
  },
  documentsDiffer: {
    en: 'documents that say something else than the studio: {count}, such as {example}',
    de: 'Dokumente, die anderes sagen als das Studio: {count}, etwa {example}',
    pl: 'Dokumenty różniące się od studia: {count}, na przykład {example}',
  },
  audit: {
    en: 'the audit log is whole, rows: {rows}',
    de: 'Das Protokoll ist unversehrt, Zeilen: {rows}',
    pl: 'Dziennik jest nienaruszony, wiersze: {rows}',
  },
  auditBroken: {
    en: 'the audit log is broken at row {row} ({reason})',
    de: 'Das Protokoll ist ab Zeile {row} nicht mehr unversehrt ({reason})',
    pl: 'Dziennik jest naruszony od wiersza {row} ({reason})',
  },
  admins: {
    en: 'administrators who can log in: {count}',
    de: 'Administratoren, die sich anmelden können: {count}',
    pl: 'Administratorzy, którzy mogą się zalogować: {count}',
  },
  noAdmin: {
    en: 'no administrator can log in',
    de: 'Kein Administrator kann sich anmelden',
    pl: 'Żaden administrator nie może się zalogować',
  },
} satisfies Record<string, Record<'en' | 'de' | 'pl', string>>;

export type ObservationCode = keyof typeof words;

/** Returns one sentence without a full stop. */
export const sentenceOf = (
  { code, values }: { code: ObservationCode; values: Record<string, string | number> },
  language: 'en' | 'de' | 'pl',
): string => words[code][language].replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
