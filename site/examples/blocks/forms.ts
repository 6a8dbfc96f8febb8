import type {
  ContactFormBlock,
  ReportFormBlock,
  ReportMailboxBlock,
  SponsoringFormBlock,
} from '@oilway/store/published/documents.ts';

export const contactForm: ContactFormBlock = {
  blockType: 'contactForm',
  heading: 'Schreiben Sie uns',
  text: 'Wir antworten an Werktagen innerhalb eines Tages.',
  moreFields: ['title', 'country', 'category', 'subject'],
  categories: 'Rechnung\nTermin\nRückruf',
  trackingPage: '/impressum',
};

export const sponsoringForm: SponsoringFormBlock = {
  blockType: 'sponsoringForm',
  heading: 'Jetzt bewerben',
  text: 'Wir brauchen keine Hochglanzmappe.',
  mostActivities: 2,
};

export const reportForm: ReportFormBlock = {
  blockType: 'reportForm',
  heading: 'Hinweis abgeben',
  text: 'Gelesen nur von der Meldestelle.',
};

export const reportMailbox: ReportMailboxBlock = {
  blockType: 'reportMailbox',
  heading: 'Stand eines Hinweises prüfen',
};
