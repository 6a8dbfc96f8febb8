/** The sentences for operators and administrators. Counts follow a colon, so no plural forms are needed. */
const messages = {
  checkFailed: {
    en: 'check failed: {what}: {why}',
    de: 'Nicht zu prüfen: {what} ({why})',
    pl: 'Nie udało się sprawdzić: {what} ({why})',
  },
  address: {
    en: 'site at {site}, studio at {studio}',
    de: 'Seite unter {site}, Studio unter {studio}',
    pl: 'Strona pod adresem {site}, studio pod adresem {studio}',
  },
  originInsecure: {
    en: '{setting} is {address}: cookies and forms are sent unencrypted',
    de: '{setting} ist {address}: Cookies und Formulare sind unterwegs lesbar',
    pl: '{setting} to {address}: ciasteczka i formularze są przesyłane otwartym tekstem',
  },
  disk: {
    en: 'free disk space in {folder}: {free} of {total} GB',
    de: 'Frei auf dem Datenträger von {folder}: {free} von {total} GB',
    pl: 'Wolne miejsce na dysku z {folder}: {free} z {total} GB',
  },
  diskLow: {
    en: 'low disk space in {folder}: {free} of {total} GB free',
    de: 'Wenig Platz auf dem Datenträger von {folder}: {free} von {total} GB',
    pl: 'Mało miejsca na dysku z {folder}: {free} z {total} GB',
  },
  database: {
    en: '{name} {version}, {size} MB; commits are durable',
    de: '{name} {version}, {size} MB; was bestätigt ist, liegt auf dem Datenträger',
    pl: '{name} {version}, {size} MB; co zatwierdzono, jest na dysku',
  },
  databaseUnavailable: {
    en: 'database unavailable: {why}',
    de: 'Die Datenbank lässt uns nicht herein: {why}',
    pl: 'Baza danych nie przyjmuje połączenia: {why}',
  },
  databaseMissing: {
    en: 'there is no database at {place}; if it is elsewhere, set DATABASE_URL',
    de: 'Unter {place} gibt es keine Datenbank; liegt sie anderswo, muss DATABASE_URL sie nennen',
    pl: 'Pod ścieżką {place} nie ma bazy danych; jeśli jest gdzie indziej, musi ją wskazywać DATABASE_URL',
  },
  databaseEmpty: {
    en: 'the database is empty, it has no Oilway tables: {place}',
    de: 'Die Datenbank ist leer, sie hat keine Tabellen von Oilway: {place}',
    pl: 'Baza danych jest pusta, nie ma w niej tabel Oilway: {place}',
  },
  databaseOutdated: {
    en: '{name} is {version}; {least} is the oldest tested version',
    de: '{name} hat die Version {version}; die älteste, die nachweislich geht, ist {least}',
    pl: '{name} ma wersję {version}; najstarsza, o której wiadomo, że działa, to {least}',
  },
  notDurable: {
    en: 'the database has {setting} = {value}: a power cut loses acknowledged data',
    de: 'In der Datenbank gilt {setting} = {value}: ein Stromausfall verliert Bestätigtes',
    pl: 'Baza danych ma {setting} = {value}: brak prądu oznacza utratę zatwierdzonych danych',
  },
  readOnly: {
    en: 'the database is read-only: it is a standby, or configured as such',
    de: 'Die Datenbank nimmt nichts an: sie ist ein Standby oder darauf eingestellt',
    pl: 'Baza danych nie przyjmuje zapisów: jest serwerem zapasowym albo tak ją ustawiono',
  },
  damaged: {
    en: 'the database is damaged; stop site, studio and worker before running the command, or they continue to write to it: {what}',
    de: 'Die Datenbank ist beschädigt; vor dem Befehl Website, Studio und Worker anhalten, sonst schreiben sie weiter in die beschädigte: {what}',
    pl: 'Baza danych jest uszkodzona; przed poleceniem trzeba zatrzymać witrynę, studio i proces zadań, inaczej będą nadal zapisywać w uszkodzonej: {what}',
  },
  replica: {
    en: 'standby {name} is replicating, lag in seconds: {seconds}',
    de: 'Standby {name} folgt, Rückstand in Sekunden: {seconds}',
    pl: 'Serwer zapasowy {name} nadąża, opóźnienie w sekundach: {seconds}',
  },
  replicaLag: {
    en: 'standby {name} lags ({state}), seconds: {seconds}',
    de: 'Standby {name} ist im Rückstand ({state}), Sekunden: {seconds}',
    pl: 'Serwer zapasowy {name} jest opóźniony ({state}), sekundy: {seconds}',
  },
  clock: {
    en: 'the clocks of this machine and of the database agree',
    de: 'Die Uhren dieser Maschine und der Datenbank stimmen überein',
    pl: 'Zegar tej maszyny i zegar bazy danych się zgadzają',
  },
  clockSkew: {
    en: 'the clocks of this machine and of the database differ, seconds: {seconds}',
    de: 'Die Uhren dieser Maschine und der Datenbank weichen ab, Sekunden: {seconds}',
    pl: 'Zegar tej maszyny różni się od zegara bazy danych, sekundy: {seconds}',
  },
  backup: {
    en: 'last backup: {ago}',
    de: 'Letzte Sicherung {ago}',
    pl: 'Ostatnia kopia zapasowa: {ago}',
  },
  backupMissing: {
    en: 'no backup has been recorded',
    de: 'Es gibt noch keine Sicherung',
    pl: 'Nie ma jeszcze żadnej kopii zapasowej',
  },
  restoreVerified: {
    en: 'last verified restore: {ago}',
    de: 'Letzte geprüfte Wiederherstellung {ago}',
    pl: 'Ostatnie sprawdzone odtworzenie kopii: {ago}',
  },
  restoreUnverified: {
    en: 'no restore of a backup has been verified yet',
    de: 'Ob sich eine Sicherung wiederherstellen lässt, wurde noch nie geprüft',
    pl: 'Nie sprawdzono jeszcze, czy kopię zapasową da się odtworzyć',
  },
  secrets: {
    en: 'the secrets are those that this database was used with before',
    de: 'Die Geheimnisse sind die, mit denen diese Datenbank bisher lief',
    pl: 'Tajne klucze są te same, z którymi ta baza działała dotąd',
  },
  secretsDiffer: {
    en: '{name} differs from the one that this database has been used with since {since}: sessions, links and captchas of one host are invalid on another',
    de: '{name} ist ein anderes als das, mit dem diese Datenbank seit {since} läuft: Sitzungen, Links und Captchas des einen Servers gelten auf dem anderen nicht',
    pl: '{name} różni się od tego, z którym ta baza działa od {since}: sesje, linki i captche jednego serwera nie są ważne na drugim',
  },
  files: {
    en: 'all referenced files exist: {count}',
    de: 'Alle Dateien, die eine Zeile nennt, sind da: {count}',
    pl: 'Są wszystkie pliki, o których mówi baza: {count}',
  },
  filesMissing: {
    en: 'referenced files are missing: {count}, such as {example}',
    de: 'Dateien, die eine Zeile nennt und die fehlen: {count}, etwa {example}',
    pl: 'Brakujące pliki, o których mówi baza: {count}, na przykład {example}',
  },
  filesOrphaned: {
    en: 'unreferenced files were not deleted in time: {count}, such as {example}',
    de: 'Dateien, die längst gelöscht sein sollten und es nicht sind: {count}, etwa {example}',
    pl: 'Pliki, które dawno powinny być usunięte, a nie są: {count}, na przykład {example}',
  },
  storage: {
    en: 'file storage is writable: {place}',
    de: 'Dateien können in {place} abgelegt werden',
    pl: 'Pliki można przechowywać w {place}',
  },
  storageUnavailable: {
    en: 'file storage unavailable: {problem}',
    de: 'Dateien können weder gelesen noch abgelegt werden: {problem}',
    pl: 'Plików nie można ani czytać, ani zapisywać: {problem}',
  },
  mails: {
    en: 'mails are sent; queued: {waiting}',
    de: 'Mails gehen hinaus; es warten: {waiting}',
    pl: 'Wiadomości są wysyłane; czekają: {waiting}',
  },
  outboxPaused: {
    en: 'mails have been on hold since {since}; queued: {waiting}',
    de: 'Mails werden seit {since} zurückgehalten; es warten: {waiting}',
    pl: 'Wiadomości są wstrzymane od {since}; czekają: {waiting}',
  },
  mailsLate: {
    en: 'the oldest due mail is late, minutes: {minutes}; queued: {waiting}',
    de: 'Die älteste fällige Mail wartet, Minuten: {minutes}; es warten: {waiting}',
    pl: 'Najstarsza wiadomość czeka, minuty: {minutes}; czekają: {waiting}',
  },
  mailsUndeliverable: {
    en: 'undeliverable mails of the last seven days: {count}',
    de: 'Unzustellbare Mails der letzten sieben Tage: {count}',
    pl: 'Wiadomości niedostarczone w ostatnich siedmiu dniach: {count}',
  },
  mailServer: {
    en: 'mail server {host} accepts the login',
    de: 'Der Mailserver {host} antwortet und lässt uns herein',
    pl: 'Serwer poczty {host} odpowiada i przyjmuje połączenia',
  },
  mailServerUnavailable: {
    en: 'mail server {host} unavailable: {why}',
    de: 'Der Mailserver {host} lässt uns nicht herein: {why}',
    pl: 'Serwer poczty {host} nie przyjmuje połączenia: {why}',
  },
  noMailServer: {
    en: 'no mail server is configured: mails stay in the outbox',
    de: 'Es ist kein Mailserver eingestellt: Mails warten im Postausgang',
    pl: 'Nie ustawiono serwera poczty: wiadomości czekają w skrzynce nadawczej',
  },
  jobs: {
    en: 'jobs are running; due: {due}',
    de: 'Aufträge werden ausgeführt; fällig: {due}',
    pl: 'Zadania są wykonywane; do wykonania: {due}',
  },
  noJobRunner: {
    en: 'no process runs the jobs: start a studio or a worker, and check its access to the database',
    de: 'Niemand führt die Aufträge aus: kein Studio und kein Worker läuft, oder die Datenbank lässt sie nicht',
    pl: 'Nikt nie wykonuje zadań: nie działa studio ani worker albo baza ich nie dopuszcza',
  },
  jobsLate: {
    en: 'the oldest due job is late, minutes: {minutes}; due: {due}',
    de: 'Der älteste fällige Auftrag wartet, Minuten: {minutes}; fällig: {due}',
    pl: 'Najstarsze zadanie czeka, minuty: {minutes}; do wykonania: {due}',
  },
  jobsFailed: {
    en: 'jobs failed permanently: {count}, the last one {task}',
    de: 'Endgültig gescheiterte Aufträge: {count}, zuletzt {task}',
    pl: 'Zadania ostatecznie nieudane: {count}, ostatnie {task}',
  },
  retention: {
    en: 'expired data was last deleted at {last}',
    de: 'Zuletzt gelöscht, was seine Frist hinter sich hat: {last}',
    pl: 'Ostatnie usuwanie danych po terminie: {last}',
  },
  retentionNotRun: {
    en: 'retention has not run yet: it runs every night',
    de: 'Noch keine Nacht ist vergangen: Fristen wurden noch nicht geprüft',
    pl: 'Nie minęła jeszcze żadna noc: terminów nie sprawdzano',
  },
  retentionLate: {
    en: 'expired data is not being deleted: the last run was at {last}',
    de: 'Was seine Frist hinter sich hat, wird nicht gelöscht: letzter Lauf {last}',
    pl: 'Dane po terminie nie są usuwane: ostatni przebieg {last}',
  },
  retentionSkipped: {
    en: 'the last retention run deleted nothing ({reason}): see Retention in the studio',
    de: 'Der letzte Lauf hat nichts gelöscht ({reason}): siehe „Aufbewahrung“ im Studio',
    pl: 'Ostatni przebieg nic nie usunął ({reason}): zobacz „Przechowywanie“ w studiu',
  },
  migrations: {
    en: 'the database is up to date: {count} migrations',
    de: 'Die Datenbank ist auf dem Stand des Programms, Migrationen: {count}',
    pl: 'Baza danych jest aktualna, migracje: {count}',
  },
  migrationsPending: {
    en: 'pending migrations: {names}',
    de: 'Nicht ausgeführte Migrationen: {names}',
    pl: 'Niewykonane migracje: {names}',
  },
  indexesMissing: {
    en: 'searches of long lists are slow, indexes are missing: {names}',
    de: 'Lange Listen werden langsam durchsucht, es fehlen Indizes: {names}',
    pl: 'Długie listy są przeszukiwane powoli, brakuje indeksów: {names}',
  },
  migrationsUnknown: {
    en: 'the database is newer than this program, unknown migrations: {names}',
    de: 'Die Datenbank ist neuer als dieses Programm, unbekannte Migrationen: {names}',
    pl: 'Baza danych jest nowsza niż ten program, nieznane migracje: {names}',
  },
  documents: {
    en: 'published documents match the studio',
    de: 'Besucher sehen, was im Studio steht',
    pl: 'Odwiedzający widzą to, co jest w studiu',
  },
  documentsDiffer: {
    en: 'published documents differ from the studio: {count}, such as {example}',
    de: 'Dokumente, die anderes sagen als das Studio: {count}, etwa {example}',
    pl: 'Dokumenty różniące się od studia: {count}, na przykład {example}',
  },
  audit: {
    en: 'the audit log is intact, rows: {rows}',
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

export type DiagnosticCode = keyof typeof messages;

/** Returns one sentence without a full stop. */
export const diagnosticMessage = (
  { code, values }: { code: DiagnosticCode; values: Record<string, string | number> },
  language: 'en' | 'de' | 'pl',
): string => messages[code][language].replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
