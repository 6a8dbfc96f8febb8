import { Field } from '../../components/Field.tsx';
import { postItself, useCaptcha } from '../../forms/fields/captcha.ts';
import { Form, Success } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { messages } from './messages.ts';
import { accountFields } from './schema.ts';

const definition = portalForm(accountFields);

interface AccountFormProps extends PortalFormProps {
  /** Where its captcha comes from. */
  captcha: string;
  sent: boolean;
}

/** Who would like to be let in: all that is wrong at once, and the focus on the first of it (section 5). */
export default function AccountForm({ sent, ...props }: AccountFormProps) {
  const text = messages[props.culture].account;
  const captcha = useCaptcha(props.captcha, props.id);
  const submission = useSubmission({
    ...props,
    definition,
    onFocus: () => captcha.begin(),
    send: async (values) =>
      postCall('/createAccount', {
        ...values,
        recaptcha: await captcha.take().catch((error) => postItself(props.id, error)),
        path: location.pathname,
        umbracoNodeID: Number(document.documentElement.dataset.nodeId),
      }),
  });
  const { field, outcome } = submission;
  if (sent || outcome.state === 'sent')
    return (
      <Success heading={text.sent} level={2} moves={!sent}>
        <p>{text.sentText}</p>
      </Success>
    );
  return (
    <Form
      submission={submission}
      button={text.button}
      {...(props.posted ? { plain: { hidden: {}, posted: props.posted } } : {})}
      portal
    >
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('company')} autoComplete="organization" />
    </Form>
  );
}
