import type { Block } from 'payload';
import { text as label } from '../labels.ts';
import { block, heading, labelsOf, line, plainText, richText } from './fields.ts';

const text = block('text', label('Text', 'Tekst', 'Text'), label('Texte', 'Teksty', 'Texts'), [
  heading(false),
  { ...plainText('lead'), label: label('Vorspann', 'Wstęp', 'Lead') },
  richText('body', label('Text', 'Tekst', 'Text')),
  {
    name: 'facts',
    type: 'array',
    labels: {
      singular: label('Angabe', 'Informacja', 'Fact'),
      plural: label('Angaben', 'Informacje', 'Facts'),
    },
    maxRows: 8,
    label: label('Randspalte', 'Kolumna boczna', 'Side column'),
    fields: [
      line('label', label('Angabe', 'Nazwa', 'Fact'), { required: true, maxLength: 60 }),
      line('value', label('Wert', 'Wartość', 'Value'), { required: true, maxLength: 160 }),
    ],
  },
]);

const accordion = block(
  'accordion',
  label('Fragen und Antworten', 'Pytania i odpowiedzi', 'Questions and answers'),
  label('Fragen und Antworten', 'Pytania i odpowiedzi', 'Questions and answers'),
  [
    heading(false),
    {
      name: 'items',
      type: 'array',
      ...labelsOf(label('Eintrag', 'Pozycja', 'Item'), label('Einträge', 'Pozycje', 'Items')),
      minRows: 1,
      required: true,
      fields: [
        line('question', label('Frage', 'Pytanie', 'Question'), { required: true, maxLength: 200 }),
        richText('answer', label('Antwort', 'Odpowiedź', 'Answer')),
      ],
    },
  ],
);

const figure = [
  line('value', label('Zahl', 'Liczba', 'Figure'), { required: true, maxLength: 20 }),
  line('text', label('Text', 'Tekst', 'Text'), { required: true, maxLength: 160 }),
] as const;

const numbers = block(
  'numbers',
  label('Zahlen', 'Liczby', 'Numbers'),
  label('Zahlen', 'Liczby', 'Numbers'),
  [
    ...figure,
    {
      name: 'items',
      type: 'array',
      labels: {
        singular: label('Zahl', 'Liczba', 'Figure'),
        plural: label('Zahlen', 'Liczby', 'Figures'),
      },
      maxRows: 3,
      label: label('Weitere Zahlen', 'Kolejne liczby', 'More figures'),
      fields: [...figure],
    },
  ],
);

const quote = block(
  'quote',
  label('Zitat', 'Cytat', 'Quote'),
  label('Zitate', 'Cytaty', 'Quotes'),
  [
    plainText('text', true, 400),
    line('name', label('Name', 'Imię i nazwisko', 'Name'), { required: true, maxLength: 80 }),
    line('role', label('Funktion', 'Funkcja', 'Role')),
  ],
);

const anchor = block(
  'anchor',
  label('Sprungmarke', 'Kotwica', 'Anchor'),
  label('Sprungmarken', 'Kotwice', 'Anchors'),
  [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 60,
      label: label('Name', 'Nazwa', 'Name'),
      validate: (value: unknown) =>
        typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)
          ? true
          : 'a–z, 0–9, - (z. B. / np. / e.g. preise)',
    },
  ],
);

export const textBlocks: readonly Block[] = [text, accordion, numbers, quote, anchor];
