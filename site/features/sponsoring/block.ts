import type { SponsoringFormBlock } from '@oilway/store/published/documents.ts';
import { formBlock } from '../../forms/form-block.tsx';
import { sponsoringDefinition } from './fields.ts';
import SponsoringForm, { type SponsoringFormProps } from './SponsoringForm.island.tsx';

export const sponsoringForm = formBlock<SponsoringFormBlock, SponsoringFormProps>({
  definition: sponsoringDefinition,
  name: 'SponsoringForm',
  view: SponsoringForm,
  properties: ({ mostActivities }) => ({ maxActivities: mostActivities ?? undefined }),
});
