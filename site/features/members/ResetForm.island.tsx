import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { Form, Success } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { messages } from './messages.ts';
import { resetFields } from './schema.ts';

const definition = portalForm(resetFields);

/**
 * Asks for a link to a new password; `isResetMailSent` and `sendEmailFail` say how it ended. The form stays after a success, with
 * its button on again (section 4).
 */
export default function ResetForm(props: PortalFormProps) {
  const text = messages[props.culture].reset;
  const [mails, setMails] = useState(0);
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const ending = await postCall('/createResetToken', { ...values, path: location.pathname });
      if (ending.state === 'sent') setMails((before) => before + 1);
      return ending;
    },
  });
  const isResetMailSent = submission.outcome.state === 'sent';
  const sendEmailFail = submission.failure !== undefined;
  return (
    <div className="stack gap5" data-sent={isResetMailSent} data-failed={sendEmailFail}>
      {isResetMailSent ? (
        // Said again after each.
        <Success key={mails} heading={text.sent} level={2} moves={mails > 0}>
          <p>{text.sentText}</p>
        </Success>
      ) : null}
      <Form submission={submission} button={text.button} failed={text.failed} portal>
        <Field {...submission.field('email')} type="email" autoComplete="username" />
      </Form>
    </div>
  );
}
