import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Cleans text pasted from Word and other programs: `studio/components/editing/pasted-text.ts`. */
export const PastedTextFeature = createServerFeature({
  feature: { ClientFeature: '/components/editing/PastedText.tsx#PastedTextFeatureClient' },
  key: 'pastedText',
});
