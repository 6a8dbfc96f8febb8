import type { Action } from '@oilway/store/audit/actions.ts';
import { type StudioText, text } from '../labels.ts';

/** Labels of the audited actions. */
export const actionLabels: Record<Action, StudioText> = {
  loggedIn: text('Angemeldet', 'Logowanie', 'Logged in'),
  loginFailed: text('Anmeldung gescheitert', 'Nieudane logowanie', 'Login failed'),
  loggedOut: text('Abgemeldet', 'Wylogowanie', 'Logged out'),
  sessionsEnded: text('Sitzungen beendet', 'Zakończenie sesji', 'Sessions ended'),
  unlocked: text('Zugang entsperrt', 'Odblokowanie konta', 'Account unlocked'),
  passwordResetRequested: text(
    'Neues Passwort angefordert',
    'Prośba o nowe hasło',
    'New password asked for',
  ),
  passwordReset: text(
    'Passwort per Link neu gesetzt',
    'Nowe hasło ustawione przez link',
    'Password reset by link',
  ),
  passwordChanged: text('Passwort geändert', 'Zmiana hasła', 'Password changed'),
  factorAdded: text(
    'Zweiten Faktor eingerichtet',
    'Dodanie drugiego składnika logowania',
    'Second factor added',
  ),
  factorRemoved: text(
    'Zweiten Faktor entfernt',
    'Usunięcie drugiego składnika logowania',
    'Second factor removed',
  ),
  lastFactorRemoved: text(
    'Letzten zweiten Faktor entfernt',
    'Usunięcie ostatniego drugiego składnika logowania',
    'Last second factor removed',
  ),
  recoveryUsed: text(
    'Wiederherstellungscode benutzt',
    'Użycie kodu zapasowego',
    'Recovery code used',
  ),
  recoveryRenewed: text(
    'Wiederherstellungscodes neu gemacht',
    'Nowe kody zapasowe',
    'Recovery codes made anew',
  ),
  adminMade: text('Neue Administration', 'Nowy administrator', 'New administrator'),
  roleRaised: text('Rolle erhöht', 'Rozszerzenie uprawnień roli', 'Role raised'),
  roleChanged: text('Rolle geändert', 'Zmiana roli', 'Role changed'),
  created: text('Angelegt', 'Utworzenie', 'Created'),
  changed: text('Geändert', 'Zmiana', 'Changed'),
  deleted: text('Gelöscht', 'Usunięcie', 'Deleted'),
  published: text('Veröffentlicht', 'Publikacja', 'Published'),
  unpublished: text('Veröffentlichung zurückgenommen', 'Cofnięcie publikacji', 'Unpublished'),
  scheduled: text('In den Zeitplan gesetzt', 'Dodanie do harmonogramu', 'Scheduled'),
  unscheduled: text(
    'Aus dem Zeitplan genommen',
    'Usunięcie z harmonogramu',
    'Taken off the timetable',
  ),
  restored: text('Version wiederhergestellt', 'Przywrócenie wersji', 'Version restored'),
  invited: text('Eingeladen', 'Zaproszenie', 'Invited'),
  refused: text('Anfrage abgelehnt', 'Odrzucenie wniosku', 'Request refused'),
  disabled: text('Gesperrt', 'Zablokowanie', 'Disabled'),
  repeated: text('Auftrag wiederholt', 'Ponowne uruchomienie zadania', 'Job done again'),
  looked: text('Angesehen', 'Wgląd', 'Looked at'),
  replied: text('Beantwortet', 'Odpowiedź', 'Replied'),
  resent: text('E-Mail erneut verschickt', 'Ponowne wysłanie e-maila', 'Mail sent again'),
  downloaded: text('Datei heruntergeladen', 'Pobranie pliku', 'File downloaded'),
  exported: text('Liste exportiert', 'Eksport listy', 'List exported'),
  personExported: text(
    'Daten einer Person exportiert',
    'Eksport danych osoby',
    'Data of a person exported',
  ),
  personErased: text(
    'Daten einer Person gelöscht',
    'Usunięcie danych osoby',
    'Data of a person erased',
  ),
  keyAdded: text(
    'Schlüssel der Meldestelle hinzugefügt',
    'Dodanie klucza punktu zgłoszeń',
    'Key of the reporting office added',
  ),
  keyRemoved: text(
    'Schlüssel der Meldestelle entfernt',
    'Usunięcie klucza punktu zgłoszeń',
    'Key of the reporting office removed',
  ),
  keysSigned: text(
    'Änderung der Schlüssel unterschrieben',
    'Podpisanie zmiany kluczy',
    'Change of the keys signed',
  ),
  keyLogReset: text(
    'Schlüsselbuch der Meldestelle neu zu beginnen',
    'Rejestr kluczy do rozpoczęcia od nowa',
    'Log of reporting keys to be begun anew',
  ),
  acknowledged: text('Hinweis bestätigt', 'Potwierdzenie zgłoszenia', 'Report acknowledged'),
  answered: text('Hinweis beantwortet', 'Odpowiedź na zgłoszenie', 'Report answered'),
  feedbackGiven: text(
    'Rückmeldung zum Hinweis gegeben',
    'Informacja zwrotna do zgłoszenia',
    'Feedback on a report given',
  ),
  closed: text('Hinweis abgeschlossen', 'Zamknięcie zgłoszenia', 'Report closed'),
  reopened: text('Hinweis wieder geöffnet', 'Ponowne otwarcie zgłoszenia', 'Report reopened'),
  noteAdded: text(
    'Interne Notiz zum Hinweis geschrieben',
    'Notatka wewnętrzna do zgłoszenia',
    'Internal note on a report written',
  ),
  caseExported: text('Fall exportiert', 'Eksport sprawy', 'Case exported'),
  markedSpam: text('Hinweis als Spam markiert', 'Oznaczenie jako spam', 'Report marked as spam'),
  unmarkedSpam: text(
    'Spam-Markierung zurückgenommen',
    'Cofnięcie oznaczenia jako spam',
    'Spam mark taken back',
  ),
  deletedSpam: text('Spam gelöscht', 'Usunięcie spamu', 'Spam deleted'),
  trimmed: text(
    'Protokoll nach Ablauf der Frist gekürzt',
    'Usunięcie starych wpisów dziennika',
    'Old entries of the log deleted',
  ),
};

/** Returns the label of an action; the action itself when this version does not define it. */
export const actionLabel = (action: string): StudioText =>
  actionLabels[action as Action] ?? text(action, action, action);
