import type {
  ContactFormBlock,
  EventFormBlock,
  ReportFormBlock,
  ReportMailboxBlock,
  SponsoringFormBlock,
} from '@oilway/store/published/documents.ts';
import type { CancellationBlock, EventSignUpBlock } from '../../../pages/blocks/block-types.ts';

export const contactForm: ContactFormBlock = {
  blockType: 'contactForm',
  heading: 'Schreiben Sie uns',
  text: 'Wir antworten an Arbeitstagen innerhalb eines Tages.',
  moreFields: ['title', 'country', 'category', 'subject'],
  categories: 'Rechnung\nTermin\nRückruf',
  facts: [{ label: 'Montag bis Freitag', value: '8 bis 17 Uhr' }],
  trackingPage: '/impressum',
};

export const sponsoringForm: SponsoringFormBlock = {
  blockType: 'sponsoringForm',
  heading: 'Jetzt bewerben',
  text: 'Wir brauchen keine Hochglanzmappe.',
  mostActivities: 2,
  levels: [
    { title: 'Tropfen', amount: 500, inReturn: 'ohne Gegenleistung' },
    { title: 'Kanne', amount: 2000 },
    { title: 'Fass', amount: 5000, inReturn: 'nach Absprache' },
  ],
};

export const reportForm: ReportFormBlock = {
  blockType: 'reportForm',
  heading: 'Hinweis abgeben',
  text: 'Gelesen nur von der Meldestelle.',
  facts: [{ label: 'Rückmeldung', value: 'nach drei Monaten' }],
};

export const reportMailbox: ReportMailboxBlock = {
  blockType: 'reportMailbox',
  heading: 'Stand eines Hinweises prüfen',
};

export const eventSignUp: EventSignUpBlock = { blockType: 'eventSignUp', event: 95 };

export const cancellation: CancellationBlock = {
  blockType: 'cancellation',
  state: 'confirmed',
  reference: 'OW-26-483-1742',
  event: {
    title: 'Abend der offenen Grube',
    start: '2026-12-04T17:00:00.000Z',
    end: '2026-12-04T20:00:00.000Z',
    venue: 'Oilway Dortmund-Hörde',
    address: 'Hermannstraße 128, 44263 Dortmund',
  },
  isPast: false,
};

export const cancelled: CancellationBlock = { ...cancellation, state: 'cancelled' };

export const nextEvent: EventFormBlock = {
  blockType: 'eventForm',
  // Distinguishes its form from that of the example above.
  id: 'next',
  heading: 'Beim nächsten Termin dabei sein',
  text: 'Name und E-Mail-Adresse genügen.',
  which: 'next',
};

export const goneEvent: EventFormBlock = {
  blockType: 'eventForm',
  heading: 'Zur Schulung anmelden',
  which: 'chosen',
  event: 999_999,
};
