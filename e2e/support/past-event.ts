/** A past event; the demo content has none. */
import { markdownToLexical } from '@oilway/content/demo/markdown-to-lexical.ts';

export const pastEvent = {
  de: {
    title: 'Sommerfest in der Grube',
    slug: 'sommerfest-in-der-grube',
    venue: 'Oilway Dortmund-Hörde',
    address: 'Hermannstraße 128, 44263 Dortmund',
    intro: 'Ein Abend mit Würstchen, Werkzeug und zwei offenen Hebebühnen.',
    body: markdownToLexical('Danke an alle, die da waren.'),
  },
  pl: {
    title: 'Letnia impreza w kanale',
    slug: 'letnia-impreza-w-kanale',
    venue: 'Oilway Wrocław-Krzyki',
    address: 'ul. Krakowska 1, 50-424 Wrocław',
    intro: 'Wieczór z kiełbaskami, narzędziami i dwoma otwartymi podnośnikami.',
    body: markdownToLexical('Dziękujemy wszystkim, którzy przyszli.'),
  },
};

export const pastMoments = { start: '2026-07-03T15:00:00.000Z', end: '2026-07-03T19:00:00.000Z' };
