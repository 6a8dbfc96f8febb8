import { contactLines } from '@oilway/store/submissions/contact-lines.ts';
import { formBlock } from '../../forms/form-block.tsx';
import type { ContactFormBlock } from '../../page/blocks/block-types.ts';
import { parameters } from '../../page/parameters.ts';
import type { Departments } from '../../reading/source.ts';
import { linesOf } from '../../ui/lines.ts';
import ContactForm, { type ContactFormProps } from './ContactForm.island.tsx';
import { contactDefinition } from './fields.ts';

/** What a link to the form says beforehand: what the message is about. */
interface ContactQuery {
  subject?: string;
}

interface ContactFormData {
  /** Those that a message can be for. */
  departments: Departments;
  query?: ContactQuery;
}

export const contactForm = formBlock<
  ContactFormBlock,
  ContactFormProps,
  ContactFormData,
  ContactQuery
>({
  definition: contactDefinition,
  name: 'ContactForm',
  view: ContactForm,
  load: async ({ page, source }) => ({
    departments: await source.departments(page.culture, 'contact'),
  }),
  asked: {
    when: ({ moreFields }) => moreFields?.includes('subject') ?? false,
    read(culture, read) {
      const asked = read(parameters[culture].subject)?.replaceAll(/\p{C}+/gu, ' ');
      const subject = asked?.trim().slice(0, contactLines.subject.most);
      return subject ? { query: { subject }, search: true } : undefined;
    },
  },
  properties: ({ categories, moreFields }, { departments, query }) => ({
    departments: departments.map(({ name }) => name),
    moreFields: moreFields ?? [],
    categories: linesOf(categories),
    ...(query?.subject && { subject: query.subject }),
  }),
});
