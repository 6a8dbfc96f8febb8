import {
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
import type { TextField } from 'payload';
import { LinkUrlFeature } from './link-url-feature.ts';
import { PastedTextFeature } from './pasted-text-feature.ts';
import { urlField } from './url-field.ts';

/** The rich text editor of all fields: limited to what `site/pages/parts/RichText.tsx` renders. */
export const editor = lexicalEditor({
  features: [
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
  ],
});
