import type { ContactFormBlock } from '@oilway/store/published/documents.ts';
import { optionalContactFields } from '@oilway/store/submissions/contact-fields.ts';
import { z } from 'zod';
import { splitLines } from '../../components/split-lines.ts';
import type { Departments } from '../../content/content-source.ts';
import { formBlock } from '../../forms/form-block.tsx';
import type { SearchParams } from '../../pages/blocks/definition.ts';
import { textParam } from '../../pages/blocks/search-params.ts';
import { searchParamNames } from '../../pages/search-param-names.ts';
import { ContactAside } from './ContactAside.tsx';
import ContactForm, { type ContactFormProps } from './ContactForm.island.tsx';
import { contactDefinition } from './fields.ts';

/** Query parameters that prefill the form. */
interface ContactQuery {
  subject?: string | undefined;
}

interface ContactFormData {
  /** Departments that receive messages. */
  departments: Departments;
  query: ContactQuery;
}

const contactParams = {
  names: {
    'de-DE': { subject: searchParamNames['de-DE'].subject },
    'pl-PL': { subject: searchParamNames['pl-PL'].subject },
  },
  schema: z.object({ subject: textParam(optionalContactFields.subject.maxLength) }),
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
    departments: await content.departments(page.locale, 'contact'),
    query,
  }),
  head: ({ page: { query } }) => ({ noIndex: query.subject !== undefined }),
  properties: ({ categories, moreFields }, { departments, query }) => ({
    departments: departments.map(({ name }) => name),
    moreFields: moreFields ?? [],
    categories: splitLines(categories),
    ...(query.subject && { subject: query.subject }),
  }),
  aside: ({ facts }, page) => <ContactAside facts={facts} page={page} />,
});
