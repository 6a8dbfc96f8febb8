import type { Locale } from '@oilway/store/locales.ts';

/** Notice with a link for members whose files are all in the other country's portal. */
export const otherCountryMessages: Record<Locale, { text: string; button: string }> = {
  'de-DE': {
    text: 'Ihre Dateien liegen im polnischen Kundenportal. Sie sind dort schon angemeldet.',
    button: 'Zu Ihren Dateien',
  },
  'pl-PL': {
    text: 'Państwa pliki są w niemieckim portalu klienta. Nie trzeba logować się ponownie.',
    button: 'Przejdź do plików',
  },
};
