import { polishPlural } from '../../components/polish-plural.ts';
import type { Locale } from '../../pages/page-context.ts';

const german = {
  published: 'Veröffentlicht',
  rubric: 'Rubrik',
  readingTime: 'Lesezeit',
  minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  signUp: 'Anmelden',
  previous: 'Ältere Meldung',
  next: 'Neuere Meldung',
  more: 'Lesen Sie weiter',
  all: { news: 'Alle Meldungen', event: 'Alle Veranstaltungen' },
  years: 'Jahre',
  everyYear: 'Alle Jahre',
  noNews: 'Für diesen Zeitraum gibt es keine Meldung.',
  noNewsYet: 'Hier steht noch keine Meldung.',
  noEvents: 'Zurzeit steht keine Veranstaltung an.',
  eventsToCome: 'Sobald ein Termin feststeht, steht er hier.',
  over: 'Diese Veranstaltung ist vorbei.',
  feed: 'Meldungen als RSS-Feed',
  neighbours: 'Weitere Meldungen',
};

export const messages: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    published: 'Opublikowano',
    rubric: 'Rubryka',
    readingTime: 'Czas czytania',
    minutes: (count) => `${count} ${polishPlural(count, 'minuta', 'minuty', 'minut')}`,
    signUp: 'Zgłoszenie',
    previous: 'Starsza wiadomość',
    next: 'Nowsza wiadomość',
    more: 'Czytaj dalej',
    all: { news: 'Wszystkie wiadomości', event: 'Wszystkie wydarzenia' },
    years: 'Lata',
    everyYear: 'Wszystkie lata',
    noNews: 'W tym okresie nie ma wiadomości.',
    noNewsYet: 'Nie ma tu jeszcze wiadomości.',
    noEvents: 'Obecnie nie planujemy wydarzeń.',
    eventsToCome: 'Gdy tylko ustalimy termin, pojawi się tutaj.',
    over: 'To wydarzenie już się odbyło.',
    feed: 'Wiadomości jako kanał RSS',
    neighbours: 'Inne wiadomości',
  },
};
