import { inLanguage, text, translator } from '@oilway/content/labels.ts';
import type { StartSection } from '@oilway/content/start-page/start-page.ts';
import { menuSections } from '@oilway/content/studio-menu.ts';
import { translate as systemStatusText } from '../system-status/messages.ts';

const messages = {
  greeting: text('Guten Tag, {name}', 'Dzień dobry, {name}', 'Hello, {name}'),
  mostUrgent: text('Am dringendsten', 'Najpilniejsza', 'Most urgent'),
  nothing: text(
    'Nichts zu tun. Neues steht hier, sobald es eingeht.',
    'Nic do zrobienia. Nowe zadania pojawią się tutaj, gdy tylko nadejdą.',
    'Nothing to do. New tasks are shown here as soon as they arrive.',
  ),
};

export const translate = translator(messages);

/** Returns the name that the menu and the views have for it. */
export const sectionName = (name: StartSection['name'], language: string): string =>
  name === 'state'
    ? systemStatusText('state', language)
    : inLanguage(menuSections[name].label, language);
