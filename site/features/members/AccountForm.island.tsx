import { Field } from '../../components/Field.tsx';
import { submitNatively, useCaptcha } from '../../forms/fields/captcha.ts';
import { Form, SuccessMessage } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { definePortalForm, type PortalFormProps } from './browser/portal-form.ts';
import { submitToApi } from './browser/submit-to-api.ts';
import { messages } from './messages.ts';
import { accountFields } from './schema.ts';

const definition = definePortalForm(accountFields);

interface AccountFormProps extends PortalFormProps {
  captchaUrl: string;
  sent: boolean;
}

/** Form that requests an account; shows all errors at once and focuses the first (section 5). */
export default function AccountForm({ sent, ...props }: AccountFormProps) {
  const text = messages[props.locale].account;
  const captcha = useCaptcha(props.captchaUrl, props.id);
  const submission = useSubmission({
    ...props,
    definition,
    onFocus: () => captcha.begin(),
    send: async (values) =>
      submitToApi('/createAccount', {
        ...values,
        recaptcha: await captcha
          .getToken()
          .catch((error) => submitNatively(props.id, error))
          .finally(captcha.discard),
        path: location.pathname,
        umbracoNodeID: Number(document.documentElement.dataset.nodeId),
      }),
  });
  const { field, outcome } = submission;
  if (sent || outcome.state === 'sent')
    return (
      <SuccessMessage heading={text.sent} takesFocus={!sent}>
        <p>{text.sentText}</p>
      </SuccessMessage>
    );
  return (
    <Form
      submission={submission}
      button={text.button}
      {...(props.submitted ? { noJs: { hidden: {}, submitted: props.submitted } } : {})}
      portal
    >
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('company')} autoComplete="organization" />
    </Form>
  );
}
