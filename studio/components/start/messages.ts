import { type ContentReportGroup, reportGroups } from '@oilway/content/editing/content-report.ts';
import { inLanguage, type StudioText, text } from '@oilway/content/labels.ts';
import type { StartSection } from '@oilway/content/start-page/start-page.ts';
import type { TaskName } from '@oilway/content/start-page/start-task.ts';
import { menuSections } from '@oilway/content/studio-menu.ts';
import { groupName } from '../editing/messages.ts';
import { translate as reportingText } from '../reporting/messages.ts';
import { translate as systemStatusText } from '../system-status/messages.ts';

const messages = {
  greeting: text('Guten Tag, {name}', 'Dzień dobry, {name}', 'Hello, {name}'),
  nothing: text('Nichts zu tun.', 'Nic do zrobienia.', 'Nothing to do.'),
  nothingYet: text(
    'Neues steht hier, sobald es eingeht.',
    'Nowe zadania pojawią się tutaj, gdy tylko nadejdą.',
    'New tasks are shown here as soon as they arrive.',
  ),
  deadlines: text('Nächste Fristen', 'Najbliższe terminy', 'Next deadlines'),
  case: text('Fall', 'Sprawa', 'Case'),
  areas: text('Ihre Bereiche', 'Dostępne działy', 'Your areas'),
  overdueMeaning: text(
    'Überfällig ist, was seit mehr als {days} Werktagen offen ist.',
    'Zaległe są wpisy otwarte dłużej niż {days} dni robocze.',
    'Overdue is what has been open for more than {days} working days.',
  ),
};

/** Returns a text in the interface language, with its placeholders replaced. */
export function translate(
  key: keyof typeof messages,
  language: string,
  values: Record<string, string> = {},
): string {
  const template = inLanguage(messages[key], language);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Sections have the names of the menu and of their views. */
const sections: Record<StartSection['name'], (language: string) => string> = {
  state: (language) => systemStatusText('state', language),
  inbox: (language) => inLanguage(menuSections.inbox.label, language),
  editing: (language) => inLanguage(menuSections.content.label, language),
  portal: (language) => inLanguage(menuSections.portal.label, language),
  reporting: (language) => reportingText('desk', language),
};

export const sectionName = (name: StartSection['name'], language: string): string =>
  sections[name](language);

const tasks: Record<Exclude<TaskName, ContentReportGroup>, StudioText> = {
  new: text('Neue', 'Nowe', 'New'),
  mine: text('Meine', 'Moje', 'Mine'),
  overdue: text('Überfällige', 'Zaległe', 'Overdue'),
  undeliverable: text('Unzustellbare E-Mail', 'Niedoręczony e-mail', 'Undeliverable mail'),
  drafts: text('Entwürfe', 'Szkice', 'Drafts'),
  planned: text('Geplante Veröffentlichungen', 'Zaplanowane publikacje', 'Planned publications'),
  behind: text(
    'Im anderen Land neu veröffentlicht',
    'Opublikowane ponownie w drugim kraju',
    'Published again in the other country',
  ),
  requested: text('Angefragte Zugänge', 'Wnioski o konto', 'Account requests'),
  withoutCategory: text('Ohne Kategorie', 'Bez kategorii', 'Without category'),
  unreadable: text('Nicht lesbar', 'Nieczytelne', 'Not readable'),
  alerts: text('Warnungen', 'Ostrzeżenia', 'Warnings'),
  failedJobs: text('Gescheiterte Aufträge', 'Nieudane zadania', 'Failed jobs'),
  lateDeadlines: text('Fristen überschritten', 'Terminy przekroczone', 'Deadlines missed'),
  dueSoon: text('Fristen bald fällig', 'Terminy wkrótce upływające', 'Deadlines due soon'),
  unacknowledged: text('Neue Fälle', 'Nowe sprawy', 'New cases'),
  unanswered: text('Neue Nachrichten', 'Nowe wiadomości', 'New messages'),
};

const isReportGroup = (name: TaskName): name is ContentReportGroup =>
  reportGroups.some((group) => group === name);

export const taskName = (name: TaskName, language: string): string =>
  isReportGroup(name) ? groupName(name, language) : inLanguage(tasks[name], language);
