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
import { addressField } from './address-field.ts';
import { LinkAddressFeature } from './link-address-feature.ts';
import { PastedTextFeature } from './pasted-text-feature.ts';

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
            ? addressField({
                admin: field.admin as TextField['admin'],
                inUse: ({ linkType }) => linkType !== 'internal',
              })
            : field,
        ) as typeof defaultFields,
    }),
    LinkAddressFeature(),
    EXPERIMENTAL_TableFeature(),
    PastedTextFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
