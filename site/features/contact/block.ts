import type { ContactFormBlock } from '@oilway/store/published/documents.ts';
import { contactLines } from '@oilway/store/submissions/contact-lines.ts';
import { z } from 'zod';
import { linesOf } from '../../components/lines.ts';
import type { Departments } from '../../content/source.ts';
import { formBlock } from '../../forms/form-block.tsx';
import type { SearchParams } from '../../pages/blocks/definition.ts';
import { shortText } from '../../pages/blocks/search-params.ts';
import { parameters } from '../../pages/parameters.ts';
import ContactForm, { type ContactFormProps } from './ContactForm.island.tsx';
import { contactDefinition } from './fields.ts';

/** What a link to the form says beforehand: what the message is about. */
interface ContactQuery {
  subject?: string | undefined;
}

interface ContactFormData {
  /** Those that a message can be for. */
  departments: Departments;
  query: ContactQuery;
}

const contactParams = {
  names: {
    'de-DE': { subject: parameters['de-DE'].subject },
    'pl-PL': { subject: parameters['pl-PL'].subject },
  },
  schema: z.object({ subject: shortText(contactLines.subject.most) }),
} satisfies SearchParams<ContactQuery>;

export const contactForm = formBlock<
  ContactFormBlock,
  ContactFormProps,
  ContactFormData,
  ContactQuery
>({
  definition: contactDefinition,
  name: 'ContactForm',
  view: ContactForm,
  searchParams: ({ moreFields }) => (moreFields?.includes('subject') ? contactParams : undefined),
  load: async ({ content, page, query }) => ({
    departments: await content.departments(page.culture, 'contact'),
    query,
  }),
  head: ({ page: { query } }) => ({ noIndex: query.subject !== undefined }),
  properties: ({ categories, moreFields }, { departments, query }) => ({
    departments: departments.map(({ name }) => name),
    moreFields: moreFields ?? [],
    categories: linesOf(categories),
    ...(query.subject && { subject: query.subject }),
  }),
});
