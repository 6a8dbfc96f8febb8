import type { Culture } from '@oilway/store/cultures.ts';

/** Where all files of a member are in the other country's portal, and the way there. */
export const elsewhereMessages: Record<Culture, { text: string; button: string }> = {
  'de-DE': {
    text: 'Ihre Dateien liegen im polnischen Kundenportal. Sie sind dort schon angemeldet.',
    button: 'Zu Ihren Dateien',
  },
  'pl-PL': {
    text: 'Państwa pliki są w niemieckim portalu klienta. Nie trzeba logować się ponownie.',
    button: 'Przejdź do plików',
  },
};
