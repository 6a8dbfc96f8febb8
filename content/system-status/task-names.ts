import { inLanguage, type StudioText, text } from '../labels.ts';

/** Labels of the jobs by task slug. */
const names: Record<string, StudioText> = {
  schedulePublish: text(
    'Geplante Veröffentlichung',
    'Zaplanowana publikacja',
    'Planned publication',
  ),
  refreshSocialFeeds: text('Social Media abrufen', 'Pobranie postów', 'Social feeds'),
  remindAndPurgeReports: text('Fristen der Meldestelle', 'Terminy zgłoszeń', 'Terms of reports'),
  purgeExpiredSubmissions: text('Aufbewahrung', 'Przechowywanie danych', 'Retention'),
  prepareUpload: text('Datei vorbereiten', 'Przygotowanie pliku', 'Preparing a file'),
  sendAlerts: text('Nach dem Rechten sehen', 'Kontrola stanu', 'Checks and alerts'),
};

/** Returns the label of a task; its slug for an unknown one. */
export const taskName = (slug: string, language: string): string =>
  names[slug] ? inLanguage(names[slug], language) : slug;
