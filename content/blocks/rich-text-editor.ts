import {
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, RichTextAdapter, RichTextField, TextField } from 'payload';
import { inLanguage, text } from '../labels.ts';
import { LinkUrlFeature } from './link-url-feature.ts';
import { PastedTextFeature } from './pasted-text-feature.ts';
import { urlField } from './url-field.ts';

const features = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({
    enabledCollections: ['pages'],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url'
          ? urlField({
              admin: field.admin as TextField['admin'],
              isUsed: ({ linkType }) => linkType !== 'internal',
            })
          : field,
      ) as typeof defaultFields,
  }),
  LinkUrlFeature(),
  EXPERIMENTAL_TableFeature(),
  PastedTextFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** Payload's German is informal. */
const admin = {
  placeholder: text(
    'Hier schreiben. Absätze, Listen und Bausteine stehen unter „/“.',
    'Tutaj wpisz tekst. Akapity, listy i bloki: po „/”.',
    'Write here. Paragraphs, lists and blocks are behind “/”.',
  ),
};

/** The rich text editor of all fields: limited to what `site/pages/parts/RichText.tsx` renders. */
export const editor = lexicalEditor({ admin, features });

const wrongBlock = text(
  'Ein Baustein im Text ist unvollständig oder hier nicht erlaubt.',
  'Blok w tekście jest niekompletny lub niedozwolony w tym miejscu.',
  'A block in the text is incomplete or not allowed here.',
);

/** Returns the options of a rich text field with blocks between its paragraphs. */
export const withBlocks = (...blocks: Block[]): Pick<RichTextField, 'editor' | 'validate'> => ({
  editor: lexicalEditor({ admin, features: [...features, BlocksFeature({ blocks })] }),
  // Payload's own message is English and lists names of fields, whose messages follow.
  validate: async (value, options) => {
    const { editor: sanitized, req } = options as typeof options & { editor: RichTextAdapter };
    const result = await sanitized.validate(value, options as never);
    return typeof result === 'string' && result.startsWith('block node')
      ? inLanguage(wrongBlock, req.i18n?.language)
      : result;
  },
});
