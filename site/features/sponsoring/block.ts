import { formBlock } from '../../forms/form-block.tsx';
import type { SponsoringFormBlock } from '../../pages/blocks/block-types.ts';
import { sponsoringDefinition } from './fields.ts';
import SponsoringForm, { type SponsoringFormProps } from './SponsoringForm.island.tsx';

export const sponsoringForm = formBlock<SponsoringFormBlock, SponsoringFormProps>({
  definition: sponsoringDefinition,
  name: 'SponsoringForm',
  view: SponsoringForm,
  properties: ({ mostActivities }) => ({ most: mostActivities ?? undefined }),
});
