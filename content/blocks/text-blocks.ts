import type { Block } from 'payload';
import { text as label } from '../labels.ts';
import { heading, plainText } from './fields.ts';

const text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: label('Text', 'Tekst', 'Text'), plural: label('Texte', 'Teksty', 'Texts') },
  fields: [
    heading(false),
    { ...plainText('lead'), label: label('Vorspann', 'Wstęp', 'Lead') },
    { name: 'body', type: 'richText', required: true, label: label('Text', 'Tekst', 'Text') },
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
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 60,
          label: label('Angabe', 'Nazwa', 'Fact'),
        },
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 160,
          label: label('Wert', 'Wartość', 'Value'),
        },
      ],
    },
  ],
};

const accordion: Block = {
  slug: 'accordion',
  interfaceName: 'AccordionBlock',
  labels: {
    singular: label('Fragen und Antworten', 'Pytania i odpowiedzi', 'Questions and answers'),
    plural: label('Fragen und Antworten', 'Pytania i odpowiedzi', 'Questions and answers'),
  },
  fields: [
    heading(false),
    {
      name: 'items',
      type: 'array',
      labels: {
        singular: label('Eintrag', 'Pozycja', 'Item'),
        plural: label('Einträge', 'Pozycje', 'Items'),
      },
      minRows: 1,
      required: true,
      label: label('Einträge', 'Pozycje', 'Items'),
      fields: [
        {
          name: 'question',
          type: 'text',
          required: true,
          maxLength: 200,
          label: label('Frage', 'Pytanie', 'Question'),
        },
        {
          name: 'answer',
          type: 'richText',
          required: true,
          label: label('Antwort', 'Odpowiedź', 'Answer'),
        },
      ],
    },
  ],
};

const figure = [
  {
    name: 'value',
    type: 'text',
    required: true,
    maxLength: 20,
    label: label('Zahl', 'Liczba', 'Figure'),
  },
  {
    name: 'text',
    type: 'text',
    required: true,
    maxLength: 160,
    label: label('Text', 'Tekst', 'Text'),
  },
] as const;

const numbers: Block = {
  slug: 'numbers',
  interfaceName: 'NumbersBlock',
  labels: {
    singular: label('Zahlen', 'Liczby', 'Numbers'),
    plural: label('Zahlen', 'Liczby', 'Numbers'),
  },
  fields: [
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
};

const quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: {
    singular: label('Zitat', 'Cytat', 'Quote'),
    plural: label('Zitate', 'Cytaty', 'Quotes'),
  },
  fields: [
    plainText('text', true, 400),
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      label: label('Name', 'Imię i nazwisko', 'Name'),
    },
    { name: 'role', type: 'text', maxLength: 120, label: label('Funktion', 'Funkcja', 'Role') },
  ],
};

const anchor: Block = {
  slug: 'anchor',
  interfaceName: 'AnchorBlock',
  labels: {
    singular: label('Sprungmarke', 'Kotwica', 'Anchor'),
    plural: label('Sprungmarken', 'Kotwice', 'Anchors'),
  },
  fields: [
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
};

export const textBlocks: readonly Block[] = [text, accordion, numbers, quote, anchor];
