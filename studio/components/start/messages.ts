import { reportGroups } from '@oilway/content/editing/content-report.ts';
import { inLanguage, text } from '@oilway/content/labels.ts';
import type { StartSection } from '@oilway/content/start-page/start-page.ts';
import { type StartTask, taskLabels } from '@oilway/content/start-page/start-task.ts';
import { menuSections } from '@oilway/content/studio-menu.ts';
import { translate as editingText, groupName } from '../editing/messages.ts';
import { translate as systemStatusText } from '../system-status/messages.ts';

const messages = {
  greeting: text('Guten Tag, {value}', 'Dzień dobry, {value}', 'Hello, {value}'),
  nothing: text('Nichts zu tun.', 'Nic do zrobienia.', 'Nothing to do.'),
  nothingYet: text(
    'Neues steht hier, sobald es eingeht.',
    'Nowe zadania pojawią się tutaj, gdy tylko nadejdą.',
    'New tasks are shown here as soon as they arrive.',
  ),
  deadlines: text('Nächste Fristen', 'Najbliższe terminy', 'Next deadlines'),
  areas: text('Ihre Bereiche', 'Obszary pracy', 'Your areas'),
  overdueMeaning: text(
    'Überfällig ist, was seit mehr als {value} Arbeitstagen offen ist.',
    'Zaległe są wpisy otwarte dłużej niż {value} dni robocze.',
    'Overdue is what has been open for more than {value} working days.',
  ),
};

/** Returns a text in the interface language, with `{value}` replaced. */
export const translate = (key: keyof typeof messages, language: string, value = ''): string =>
  inLanguage(messages[key], language).replace('{value}', value);

/** Returns the name that the menu and the views have for it. */
export function sectionName(name: StartSection['name'], language: string): string {
  if (name === 'state') return systemStatusText('state', language);
  if (name === 'report') return editingText('report', language);
  return inLanguage(menuSections[name].label, language);
}

export function taskName(name: StartTask['name'], language: string): string {
  const group = reportGroups.find((one) => one === name);
  return group
    ? groupName(group, language)
    : inLanguage(taskLabels[name as keyof typeof taskLabels], language);
}
