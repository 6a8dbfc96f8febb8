import { loadForm } from '../../forms/form-data.ts';
import type { ReportFormBlock } from '../../page/blocks/block-types.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { ReportForm, type ReportFormData } from './ReportForm.tsx';

export const reportForm = defineBlock<ReportFormBlock, ReportFormData>({
  view: ReportForm,
  load: async (loading) => ({
    tracking: loadForm(loading).tracking,
    reporting: await loading.source.reporting(loading.page.culture),
  }),
  policy: 'reporting',
});
