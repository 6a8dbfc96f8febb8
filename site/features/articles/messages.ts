import type { Culture } from '../../pages/page-context.ts';

const german = {
  published: 'Veröffentlicht',
  rubric: 'Rubrik',
  reading: 'Lesezeit',
  minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  when: 'Wann',
  where: 'Wo',
  places: 'Plätze',
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

export const messages: Record<Culture, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    published: 'Opublikowano',
    rubric: 'Rubryka',
    reading: 'Czas czytania',
    minutes: (count) => `${count} ${minuteForm(count)}`,
    when: 'Kiedy',
    where: 'Gdzie',
    places: 'Liczba miejsc',
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

function minuteForm(count: number): string {
  const forms = { one: 'minuta', few: 'minuty' } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return forms[new Intl.PluralRules('pl').select(count)] ?? 'minut';
}
