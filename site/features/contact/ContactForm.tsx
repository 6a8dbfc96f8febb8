import { AliveForm } from '../../forms/AliveForm.tsx';
import styles from '../../forms/Forms.module.css';
import type { FormData } from '../../forms/form-data.ts';
import { plainOf } from '../../forms/plain.ts';
import type { ContactFormBlock } from '../../page/blocks/block-types.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { Section } from '../../page/parts/Section.tsx';
import { paths } from '../../paths.ts';
import type { Departments } from '../../reading/source.ts';
import Form from './ContactForm.island.tsx';

export interface ContactFormData extends FormData {
  /** Those that a message can be for. */
  departments: Departments;
}

export function ContactForm({ block, page, place }: ViewProps<ContactFormBlock, ContactFormData>) {
  const { culture, departments, node, privacyPath } = page;
  return (
    <Section place={place}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{block.heading}</h2>
        {block.text ? <p className={styles.text}>{block.text}</p> : null}
      </div>
      <AliveForm
        page={page}
        form="contact"
        name="ContactForm"
        view={Form}
        properties={{
          id: 'contact-form',
          departments: departments.map(({ name }) => name),
          moreFields: block.moreFields ?? [],
          categories: linesOf(block.categories),
          privacyHref: privacyPath,
          delivery: {
            call: '/umbraco/api/contact/SubmitMessage',
            captcha: paths.captcha('contact'),
            umbracoNodeID: node.id,
            cultureName: culture,
            trackingOrigins: page.tracking.allowed,
          },
          plain: plainOf(page, block, 'contact', node.id),
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
