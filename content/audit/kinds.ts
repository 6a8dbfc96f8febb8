import { text } from '../labels.ts';

const labels = {
  pages: text('Seite', 'Strona', 'Page'),
  news: text('Meldung', 'Aktualność', 'News post'),
  events: text('Veranstaltung', 'Wydarzenie', 'Event'),
  media: text('Bild', 'Zdjęcie', 'Picture'),
  locations: text('Standort', 'Stacja', 'Location'),
  'location-categories': text('Standortart', 'Rodzaj stacji', 'Kind of location'),
  'contact-persons': text('Ansprechpartner', 'Osoba kontaktowa', 'Contact person'),
  departments: text('Abteilung', 'Dział', 'Department'),
  'social-posts': text('Social-Media-Beitrag', 'Post w social media', 'Social post'),
  redirects: text('Weiterleitung', 'Przekierowanie', 'Redirect'),
  'contact-messages': text('Kontaktnachricht', 'Wiadomość', 'Contact message'),
  'sponsoring-messages': text('Sponsoring-Anfrage', 'Wniosek o sponsoring', 'Application'),
  'event-sign-ups': text('Anmeldung', 'Zgłoszenie na wydarzenie', 'Sign-up'),
  attachments: text('Anhang', 'Załącznik', 'Attachment'),
  mails: text('E-Mail', 'E-mail', 'Mail'),
  'person-data': text('Daten einer Person', 'Dane osoby', 'Data of a person'),
  companies: text('Firma', 'Firma', 'Company'),
  members: text('Mitglied', 'Użytkownik portalu', 'Member'),
  'file-categories': text('Dateikategorie', 'Kategoria plików', 'File category'),
  'portal-files': text('Portaldatei', 'Plik portalu', 'Portal file'),
  'portal-uploads': text('Hochgeladene Datei', 'Przesłany plik', 'Uploaded file'),
  reports: text('Hinweis', 'Zgłoszenie naruszenia', 'Report'),
  'reporting-keys': text('Schlüssel der Meldestelle', 'Klucz punktu zgłoszeń', 'Reporting key'),
  staff: text('Person', 'Osoba', 'Person'),
  header: text('Kopfzeile und Hauptmenü', 'Nagłówek i menu główne', 'Header and main menu'),
  'side-menus': text('Seitenmenüs', 'Menu boczne', 'Side menus'),
  footer: text('Fußzeile', 'Stopka', 'Footer'),
  settings: text('Website', 'Witryna', 'Site settings'),
  retention: text('Aufbewahrung', 'Przechowywanie danych', 'Retention'),
  'staff-door': text('Anmeldung des Personals', 'Logowanie pracowników', 'Login of staff'),
  'payload-jobs': text('Auftrag', 'Zadanie', 'Job'),
  'audit-log': text('Protokoll', 'Dziennik zdarzeń', 'Audit log'),
};

/** What acts are about, by the names of collections and globals. */
export const kindOptions = Object.entries(labels).map(([value, label]) => ({ value, label }));
