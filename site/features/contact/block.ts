import { loadForm } from '../../forms/form-data.ts';
import type { ContactFormBlock } from '../../page/blocks/block-types.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { ContactForm, type ContactFormData } from './ContactForm.tsx';

export const contactForm = defineBlock<ContactFormBlock, ContactFormData>({
  view: ContactForm,
  load: async (loading) => ({
    ...loadForm(loading),
    departments: await loading.source.departments(loading.page.culture, 'contact'),
  }),
  policy: 'form',
});
