import { inLanguage, text } from '@oilway/content/labels.ts';
import type { StartSection } from '@oilway/content/start-page/start-page.ts';
import { menuSections } from '@oilway/content/studio-menu.ts';
import { translate as systemStatusText } from '../system-status/messages.ts';

const messages = {
  greeting: text('Guten Tag, {value}', 'Dzień dobry, {value}', 'Hello, {value}'),
  nothing: text(
    'Nichts zu tun. Neues steht hier, sobald es eingeht.',
    'Nic do zrobienia. Nowe zadania pojawią się tutaj, gdy tylko nadejdą.',
    'Nothing to do. New tasks are shown here as soon as they arrive.',
  ),
};

/** Returns a text in the interface language, with `{value}` replaced. */
export const translate = (key: keyof typeof messages, language: string, value = ''): string =>
  inLanguage(messages[key], language).replace('{value}', value);

/** Returns the name that the menu and the views have for it. */
export const sectionName = (name: StartSection['name'], language: string): string =>
  name === 'state'
    ? systemStatusText('state', language)
    : inLanguage(menuSections[name].label, language);
