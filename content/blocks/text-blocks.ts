import type { Block } from 'payload';
import { rowLabel } from '../editing/row-label.ts';
import { text as label } from '../labels.ts';
import {
  blockConfig,
  factsField,
  headingField,
  plainTextField,
  pluralLabels,
  richTextField,
  textField,
} from './fields.ts';

const text = blockConfig('text', label('Text', 'Tekst', 'Text'), [
  headingField(false),
  { ...plainTextField('lead'), label: label('Vorspann', 'Wstęp', 'Lead') },
  richTextField('body', label('Text', 'Tekst', 'Text')),
  factsField(),
]);

const accordion = blockConfig(
  'accordion',
  label('Fragen und Antworten', 'Pytania i odpowiedzi', 'Questions and answers'),
  [
    headingField(false),
    {
      name: 'items',
      type: 'array',
      ...pluralLabels(label('Eintrag', 'Pozycja', 'Item'), label('Einträge', 'Pozycje', 'Items')),
      minRows: 1,
      required: true,
      admin: { components: rowLabel('question') },
      fields: [
        textField('question', label('Frage', 'Pytanie', 'Question'), {
          required: true,
          maxLength: 200,
        }),
        richTextField('answer', label('Antwort', 'Odpowiedź', 'Answer')),
      ],
    },
  ],
);

const figureFields = [
  textField('value', label('Zahl', 'Liczba', 'Figure'), { required: true, maxLength: 20 }),
  textField('text', label('Text', 'Tekst', 'Text'), { required: true, maxLength: 160 }),
] as const;

const numbers = blockConfig('numbers', label('Zahlen', 'Liczby', 'Numbers'), [
  ...figureFields,
  {
    name: 'items',
    type: 'array',
    labels: {
      singular: label('Zahl', 'Liczba', 'Figure'),
      plural: label('Zahlen', 'Liczby', 'Figures'),
    },
    maxRows: 3,
    admin: { components: rowLabel('value', 'text') },
    label: label('Weitere Zahlen', 'Kolejne liczby', 'More figures'),
    fields: [...figureFields],
  },
]);

const quote = blockConfig('quote', label('Zitat', 'Cytat', 'Quote'), [
  plainTextField('text', true, 400),
  textField('name', label('Name', 'Imię i nazwisko', 'Name'), { required: true, maxLength: 80 }),
  textField('role', label('Funktion', 'Funkcja', 'Role')),
]);

const anchor = blockConfig('anchor', label('Sprungmarke', 'Kotwica', 'Anchor'), [
  textField('name', label('Name', 'Nazwa', 'Name'), {
    required: true,
    maxLength: 60,
    validate: (value: unknown) =>
      typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)
        ? true
        : 'a–z, 0–9, - (z. B. / np. / e.g. preise)',
  }),
]);

export const textBlocks: readonly Block[] = [text, accordion, numbers, quote, anchor];
