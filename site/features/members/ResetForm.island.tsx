import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { Form, SuccessMessage } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { definePortalForm, type PortalFormProps } from './browser/portal-form.ts';
import { submitToApi } from './browser/submit-to-api.ts';
import { messages } from './messages.ts';
import { resetFields } from './schema.ts';

const definition = definePortalForm(resetFields);

/**
 * Form that requests a password reset link; `isResetMailSent` and `sendEmailFail` hold the result. After a success the form stays
 * visible with an enabled button (section 4).
 */
export default function ResetForm(props: PortalFormProps) {
  const text = messages[props.locale].reset;
  const [sentMails, setSentMails] = useState(0);
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const result = await submitToApi('/createResetToken', { ...values, path: location.pathname });
      if (result.state === 'sent') setSentMails((before) => before + 1);
      return result;
    },
  });
  const isResetMailSent = submission.outcome.state === 'sent';
  const sendEmailFail = submission.failure !== undefined;
  return (
    <div className="stack gap5" data-sent={isResetMailSent} data-failed={sendEmailFail}>
      {isResetMailSent ? (
        // The key makes screen readers announce each success.
        <SuccessMessage key={sentMails} heading={text.sent} takesFocus={sentMails > 0}>
          <p>{text.sentText}</p>
        </SuccessMessage>
      ) : null}
      <Form submission={submission} button={text.button} failureHeading={text.failed} portal>
        <Field {...submission.field('email')} type="email" autoComplete="username" />
      </Form>
    </div>
  );
}
