import { type FormData, loadForm } from '../../forms/form-data.ts';
import type { SponsoringFormBlock } from '../../page/blocks/block-types.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { SponsoringForm } from './SponsoringForm.tsx';

export const sponsoringForm = defineBlock<SponsoringFormBlock, FormData>({
  view: SponsoringForm,
  load: loadForm,
  policy: 'form',
});
