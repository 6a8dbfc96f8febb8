import { Form } from '../../forms/fields/Form.tsx';
import { Success } from '../../forms/fields/Success.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { Field } from '../../ui/Field.tsx';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { messages } from './messages.ts';
import { resetFields } from './schema.ts';

const definition = portalForm(resetFields);

interface ResetFormProps extends PortalFormProps {
  sent: boolean;
}

/** Asks for a link to a new password; `isResetMailSent` and `sendEmailFail` say how it ended (section 4). */
export default function ResetForm({ sent, ...props }: ResetFormProps) {
  const text = messages[props.culture].reset;
  const submission = useSubmission({
    ...props,
    definition,
    send: (values) => postCall('/createResetToken', { ...values, path: location.pathname }),
  });
  const isResetMailSent = sent || submission.outcome.state === 'sent';
  const sendEmailFail = submission.failure !== undefined;
  return (
    <div data-sent={isResetMailSent} data-failed={sendEmailFail}>
      {isResetMailSent ? (
        <Success heading={text.sent} level={2} moves={!sent}>
          <p>{text.sentText}</p>
        </Success>
      ) : (
        <Form submission={submission} button={text.button} failed={text.failed} portal>
          <Field {...submission.field('email')} type="email" autoComplete="username" />
        </Form>
      )}
    </div>
  );
}
