import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Cleans text pasted from Word and other programs: `studio/components/editing/clean-pasted-html.ts`. */
export const PastedTextFeature = createServerFeature({
  feature: { ClientFeature: '/components/editing/PasteCleanup.tsx#PasteCleanupFeatureClient' },
  key: 'pastedText',
});
