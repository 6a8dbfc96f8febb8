import { contactLines } from '@oilway/store/submissions/contact-lines.ts';
import { formBlock } from '../../forms/form-block.tsx';
import type { ContactFormBlock } from '../../page/blocks/block-types.ts';
import type { Departments } from '../../reading/source.ts';
import ContactForm, { type ContactFormProps } from './ContactForm.island.tsx';
import { contactDefinition } from './fields.ts';

/** What a link to the form says beforehand: what the message is about. */
interface ContactQuery {
  subject?: string;
}

/** Its name in the address. */
const subjectParameter = { 'de-DE': 'betreff', 'pl-PL': 'temat' } as const;

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
      const asked = read(subjectParameter[culture])?.replaceAll(/\p{C}+/gu, ' ');
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

function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
