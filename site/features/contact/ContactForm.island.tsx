import { Field } from '../../components/Field.tsx';
import type { FormProperties } from '../../forms/fields/define-form.ts';
import styles from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { useSubmitRequest } from '../../forms/fields/use-submit-request.ts';
import {
  autoCompleteOf,
  contactDefinition,
  linesBelow,
  type OptionalContactField,
} from './fields.ts';
import { messages } from './messages.ts';

export interface ContactFormProps extends FormProperties {
  departments: readonly string[];
  /** Optional fields selected by an editor. */
  moreFields: readonly OptionalContactField[];
  /** Options of `category`. */
  categories: readonly string[];
  /** Subject from the query of the page. */
  subject?: string;
}

/** The contact form (specification section 3: ContactMessage). */
export default function ContactForm(props: ContactFormProps) {
  const { categories, locale, departments, moreFields, noJs, privacyHref, subject = '' } = props;
  const text = messages[locale];
  const submission = useSubmission({
    ...props,
    definition: contactDefinition,
    initialValues: { contactDepartment: departments[0] ?? '', subject },
    submitted: noJs.submitted,
    ...useSubmitRequest(contactDefinition, props),
  });
  const { field, values } = submission;
  const isSelected = (name: OptionalContactField) => moreFields.includes(name);
  return (
    <Form
      submission={submission}
      button={text.button}
      noJs={noJs}
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
      {isSelected('category') && categories.length > 0 ? (
        <Field {...field('category')} control="select">
          <option value="">{text.noCategory}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Field>
      ) : null}
      {isSelected('title') ? (
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
      {linesBelow.filter(isSelected).map((name) => (
        <Field key={name} {...field(name)} autoComplete={autoCompleteOf(name)} />
      ))}
      <Field {...field('message')} control="textarea" rows={7} />
    </Form>
  );
}
