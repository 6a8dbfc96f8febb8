import type { Locale } from '../../pages/page-context.ts';

export const messages = {
  'de-DE': {
    likes: (count: number) => `${count.toLocaleString('de-DE')}-mal „Gefällt mir“`,
    open: { instagram: 'Bei Instagram ansehen', facebook: 'Bei Facebook ansehen' },
    previous: 'Vorheriger Beitrag',
    next: 'Nächster Beitrag',
    position: 'Beitrag {position} von {count}',
  },
  'pl-PL': {
    likes: (count: number) => `Polubienia: ${count.toLocaleString('pl-PL')}`,
    open: { instagram: 'Zobacz na Instagramie', facebook: 'Zobacz na Facebooku' },
    previous: 'Poprzedni post',
    next: 'Następny post',
    position: 'Post {position} z {count}',
  },
} as const satisfies Record<Locale, object>;
