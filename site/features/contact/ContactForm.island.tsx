import styles from '../../forms/fields/Form.module.css';
import { Form } from '../../forms/fields/Form.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { PrivacyTick } from '../../forms/fields/PrivacyTick.tsx';
import type { Plain } from '../../forms/fields/posted.ts';
import { type Delivery, useSubmission } from '../../forms/fields/use-submission.ts';
import { Field } from '../../ui/Field.tsx';
import { messages } from './messages.ts';
import {
  type ContactFields,
  type ContactLine,
  contactFields,
  contactLineLabels,
  contactLineNames,
  contactLines,
  ofEachLine,
} from './schema.ts';

export interface ContactFormProps {
  id: string;
  delivery: Delivery;
  plain: Plain;
  departments: readonly string[];
  /** The fields an editor has placed besides those that every form has. */
  moreFields: readonly ContactLine[];
  /** What `category` offers. */
  categories: readonly string[];
  privacyHref: string | undefined;
}

const empty = {
  contactDepartment: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  message: '',
  ...ofEachLine(() => ''),
};

/** These have places of their own. */
const elsewhere: readonly ContactLine[] = ['title', 'category'];

/** The contact form: who writes, to which department, what (specification section 3: ContactMessage). */
export default function ContactForm(props: ContactFormProps) {
  const { categories, delivery, departments, id, moreFields, plain, privacyHref } = props;
  const culture = delivery.cultureName;
  const text = messages[culture];
  const words = formWords[culture];
  const submission = useSubmission<ContactFields>({
    id,
    schema: contactFields as never,
    defaults: {
      ...empty,
      contactDepartment: departments[0] ?? '',
      gdprAccept: false as unknown as true,
    },
    labels: { ...text.labels, ...contactLineLabels[culture] },
    delivery,
    posted: plain.posted,
  });
  const { errorOf, field, form } = submission;
  const placed = (name: ContactLine) => moreFields.includes(name);
  const line = (name: ContactLine) => (
    <Field
      key={name}
      {...field(name)}
      autoComplete={contactLines[name].autoComplete}
      optional={words.optional}
    />
  );
  return (
    <Form
      submission={submission}
      button={text.button}
      plain={plain}
      success={{
        heading: text.thanks(form.getValues('name')),
        text: text.arrived(form.getValues('email')),
      }}
    >
      {departments.length > 0 ? (
        <Field {...field('contactDepartment')} control="select" hint={text.hints.contactDepartment}>
          {departments.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </Field>
      ) : null}
      {placed('category') && categories.length > 0 ? (
        <Field {...field('category')} control="select" optional={words.optional}>
          <option value="">{text.noCategory}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Field>
      ) : null}
      {placed('title') ? line('title') : null}
      <div className={styles.pair}>
        <Field {...field('name')} autoComplete="name" required />
        <Field {...field('company')} autoComplete="organization" optional={words.optional} />
      </div>
      <div className={styles.pair}>
        <Field {...field('email')} type="email" autoComplete="email" required />
        <Field {...field('phone')} type="tel" autoComplete="tel" optional={words.optional} />
      </div>
      {contactLineNames.filter((name) => placed(name) && !elsewhere.includes(name)).map(line)}
      <Field {...field('message')} control="textarea" rows={7} required />
      <PrivacyTick
        id={`${id}-gdprAccept`}
        control={form.register('gdprAccept')}
        ticked={plain.posted?.values.gdprAccept !== undefined}
        text={text.privacy}
        href={privacyHref}
        {...errorOf('gdprAccept')}
      />
    </Form>
  );
}
