import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { createPasskey, usePasskeySupport } from './browser/ceremony.ts';
import styles from './browser/Passkeys.module.css';
import profile from './browser/Profile.module.css';
import { passkeyMessages } from './browser/passkey-messages.ts';
import { definePortalForm, type PortalFormProps } from './browser/portal-form.ts';
import { passkeyFields } from './schema.ts';

const definition = definePortalForm(passkeyFields);

/** Form that adds a passkey. On success it reloads the page, which then lists the passkey. */
export default function PasskeyForm(props: PortalFormProps) {
  const text = passkeyMessages[props.locale];
  const isSupported = usePasskeySupport();
  const [note, setNote] = useState('');
  const submission = useSubmission({
    ...props,
    definition,
    async send({ passkeyName: name, password }) {
      setNote('');
      const result = await createPasskey({ name, password });
      if (result === 'done')
        return { state: 'leaving', next: `${location.pathname}?view=passkeys&added` };
      if (typeof result !== 'string') return { state: 'failed', text: result.failure };
      setNote(text[result]);
      return { state: 'editing' };
    },
  });
  const { field } = submission;
  return (
    <div className={`${styles.new} jsOnly above5 stack gap5`} data-supported={isSupported}>
      <h2 className={`${profile.heading} step2 tight`}>{text.add.heading}</h2>
      <p className={profile.lead}>{text.add.text}</p>
      <Form submission={submission} button={text.add.button} portal>
        <p className={`${styles.note} notice wash`} role="status">
          {note}
        </p>
        <Field {...field('passkeyName')} hint={text.add.hint} autoComplete="off" />
        <Field {...field('password')} type="password" autoComplete="current-password" />
      </Form>
    </div>
  );
}
