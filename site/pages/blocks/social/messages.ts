import type { Culture } from '../../page-context.ts';

export const messages = {
  'de-DE': {
    likes: (count: number) => `${count.toLocaleString('de-DE')}-mal „Gefällt mir“`,
    open: { instagram: 'Bei Instagram ansehen', facebook: 'Bei Facebook ansehen' },
    nothing: 'Zurzeit gibt es keine Beiträge.',
  },
  'pl-PL': {
    likes: (count: number) => `Polubienia: ${count.toLocaleString('pl-PL')}`,
    open: { instagram: 'Zobacz na Instagramie', facebook: 'Zobacz na Facebooku' },
    nothing: 'Na razie nie ma postów.',
  },
} as const satisfies Record<Culture, object>;
