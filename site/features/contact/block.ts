import { formBlock } from '../../forms/form-block.tsx';
import type { ContactFormBlock } from '../../page/blocks/block-types.ts';
import type { Departments } from '../../reading/source.ts';
import ContactForm, { type ContactFormProps } from './ContactForm.island.tsx';
import { contactDefinition } from './fields.ts';

interface ContactFormData {
  /** Those that a message can be for. */
  departments: Departments;
}

export const contactForm = formBlock<ContactFormBlock, ContactFormProps, ContactFormData>({
  definition: contactDefinition,
  name: 'ContactForm',
  view: ContactForm,
  load: async ({ page, source }) => ({
    departments: await source.departments(page.culture, 'contact'),
  }),
  properties: ({ categories, moreFields }, { departments }) => ({
    departments: departments.map(({ name }) => name),
    moreFields: moreFields ?? [],
    categories: linesOf(categories),
  }),
});

function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
