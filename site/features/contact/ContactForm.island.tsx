import { Field } from '../../components/Field.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import styles from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { useDelivery } from '../../forms/fields/use-delivery.ts';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { autoCompleteOf, type ContactLine, contactDefinition, linesBelow } from './fields.ts';
import { messages } from './messages.ts';

export interface ContactFormProps extends FormProperties {
  departments: readonly string[];
  /** The fields an editor has placed besides those that every form has. */
  moreFields: readonly ContactLine[];
  /** What `category` offers. */
  categories: readonly string[];
  /** What the link that led here says the message is about. */
  subject?: string;
}

/** The contact form: who writes, to which department, what (specification section 3: ContactMessage). */
export default function ContactForm(props: ContactFormProps) {
  const { categories, culture, departments, moreFields, plain, privacyHref, subject = '' } = props;
  const text = messages[culture];
  const submission = useSubmission({
    ...props,
    definition: contactDefinition,
    chosen: { contactDepartment: departments[0] ?? '', subject },
    posted: plain.posted,
    ...useDelivery(contactDefinition, props),
  });
  const { field, values } = submission;
  const placed = (name: ContactLine) => moreFields.includes(name);
  return (
    <Form
      submission={submission}
      button={text.button}
      plain={plain}
      privacy={{ text: text.privacy, href: privacyHref }}
      success={{
        heading: text.thanks(values.name),
        text: text.arrived(values.email),
        steps: text.steps,
      }}
    >
      {departments.length > 0 ? (
        <Field {...field('contactDepartment')} control="select">
          {departments.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </Field>
      ) : null}
      {placed('category') && categories.length > 0 ? (
        <Field {...field('category')} control="select">
          <option value="">{text.noCategory}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Field>
      ) : null}
      {placed('title') ? (
        <Field {...field('title')} autoComplete={autoCompleteOf('title')} />
      ) : null}
      <div className={styles.pair}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('company')} autoComplete="organization" />
      </div>
      <div className={styles.pair}>
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      {linesBelow.filter(placed).map((name) => (
        <Field key={name} {...field(name)} autoComplete={autoCompleteOf(name)} />
      ))}
      <Field {...field('message')} control="textarea" rows={7} />
    </Form>
  );
}
