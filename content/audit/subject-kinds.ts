import { text } from '../labels.ts';

/** Labels of the subjects of actions, by the slugs of collections and globals. */
export const kindLabels = {
  pages: text('Seite', 'Strona', 'Page'),
  news: text('Meldung', 'Aktualność', 'News post'),
  events: text('Veranstaltung', 'Wydarzenie', 'Event'),
  media: text('Bild', 'Zdjęcie', 'Picture'),
  locations: text('Station', 'Stacja', 'Location'),
  'location-categories': text('Stationsart', 'Rodzaj stacji', 'Kind of location'),
  'contact-persons': text('Ansprechpartner', 'Osoba kontaktowa', 'Contact person'),
  departments: text('Abteilung', 'Dział', 'Department'),
  'social-posts': text('Social-Media-Beitrag', 'Post w social media', 'Social post'),
  notices: text('Hinweis an alle', 'Komunikat dla wszystkich', 'Notice to all'),
  redirects: text('Weiterleitung', 'Przekierowanie', 'Redirect'),
  'contact-messages': text('Kontaktnachricht', 'Wiadomość', 'Contact message'),
  'sponsoring-messages': text('Sponsoring-Anfrage', 'Wniosek o sponsoring', 'Application'),
  'event-sign-ups': text('Anmeldung', 'Zgłoszenie na wydarzenie', 'Sign-up'),
  'reply-templates': text('Textbaustein', 'Szablon odpowiedzi', 'Reply template'),
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
  prices: text('Preise', 'Cennik', 'Prices'),
  retention: text('Aufbewahrung', 'Przechowywanie danych', 'Retention'),
  'mfa-policy': text('Anmeldung des Personals', 'Logowanie pracowników', 'Login of staff'),
  'payload-jobs': text('Auftrag', 'Zadanie', 'Job'),
  'audit-log': text('Protokoll', 'Dziennik zdarzeń', 'Audit log'),
};

/** The subjects that editors write or see on the site, without people. */
export const contentKinds = [
  ...['pages', 'news', 'events', 'media', 'locations', 'location-categories', 'social-posts'],
  ...['notices', 'redirects', 'header', 'side-menus', 'footer', 'settings', 'prices'],
] as const;
