import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { makePasskey, usePasskeys } from './browser/ceremony.ts';
import styles from './browser/Passkeys.module.css';
import profile from './browser/Profile.module.css';
import { passkeyMessages } from './browser/passkey-messages.ts';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { passkeyFields } from './schema.ts';

const definition = portalForm(passkeyFields);

/** The way to a new passkey. Success loads the page again, which then has one more. */
export default function PasskeyForm(props: PortalFormProps) {
  const text = passkeyMessages[props.culture];
  const able = usePasskeys();
  const [note, setNote] = useState('');
  const submission = useSubmission({
    ...props,
    definition,
    async send({ passkeyName: name, password }) {
      setNote('');
      const ended = await makePasskey({ name, password });
      if (ended === 'done')
        return { state: 'leaving', next: `${location.pathname}?view=passkeys&added` };
      if (typeof ended !== 'string') return { state: 'failed', text: ended.failure };
      setNote(text[ended]);
      return { state: 'editing' };
    },
  });
  const { field } = submission;
  return (
    <div className={styles.new} data-able={able}>
      <h2 className={profile.heading}>{text.add.heading}</h2>
      <p className={profile.lead}>{text.add.text}</p>
      <Form submission={submission} button={text.add.button} portal>
        <p className={styles.note} role="status">
          {note}
        </p>
        <Field {...field('passkeyName')} hint={text.add.hint} autoComplete="off" />
        <Field {...field('password')} type="password" autoComplete="current-password" />
      </Form>
    </div>
  );
}
