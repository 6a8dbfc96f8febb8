import { AliveForm } from '../../forms/AliveForm.tsx';
import { FormHead } from '../../forms/FormHead.tsx';
import type { FormData } from '../../forms/form-data.ts';
import type { ContactFormBlock } from '../../page/blocks/block-types.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import type { Departments } from '../../reading/source.ts';
import Form from './ContactForm.island.tsx';
import { contactForm } from './fields.ts';

export interface ContactFormData extends FormData {
  /** Those that a message can be for. */
  departments: Departments;
}

export function ContactForm({ block, page, place }: ViewProps<ContactFormBlock, ContactFormData>) {
  return (
    <Section place={place}>
      <FormHead block={block} />
      <AliveForm
        page={page}
        block={block}
        definition={contactForm}
        name="ContactForm"
        view={Form}
        properties={{
          departments: page.departments.map(({ name }) => name),
          moreFields: block.moreFields ?? [],
          categories: linesOf(block.categories),
        }}
      />
    </Section>
  );
}

function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
