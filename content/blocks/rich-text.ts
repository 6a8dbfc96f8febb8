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
import type { PayloadRequest } from 'payload';
import { validateUrl } from './link.ts';
import { PastedTextFeature } from './pasted-text-feature.ts';

/** The one editor of the site: what it offers is what `site/page/parts/RichText.tsx` can show. */
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
            ? {
                ...field,
                validate: (value: unknown, { req }: { req: PayloadRequest }) =>
                  value ? validateUrl(value, req.i18n.language) : true,
              }
            : field,
        ) as typeof defaultFields,
    }),
    EXPERIMENTAL_TableFeature(),
    PastedTextFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
