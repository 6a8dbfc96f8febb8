import { useState } from 'react';
import { CallForm } from '../../forms/fields/CallForm.tsx';
import { postCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { Sent } from './browser/Sent.tsx';
import { type PortalFormProps, usePortalForm } from './browser/use-portal-form.ts';
import { messages } from './messages.ts';
import { type AccountFields, accountFields } from './schema.ts';

interface AccountFormProps extends PortalFormProps {
  sent: boolean;
}

/** Who would like to be let in: all that is wrong at once, and the focus on the first of it (section 5). */
export default function AccountForm({ culture, id, sent, ...state }: AccountFormProps) {
  const text = messages[culture];
  const [isSent, setSent] = useState(sent);
  const call = usePortalForm<AccountFields>(
    { culture, id, ...state },
    {
      schema: accountFields,
      defaults: { name: '', email: '', company: '' },
      async send(values) {
        const path = location.pathname;
        const umbracoNodeID = Number(document.documentElement.dataset.nodeId);
        const failure = await postCall('/createAccount', { ...values, path, umbracoNodeID });
        setSent(failure === undefined);
        return failure;
      },
    },
  );
  const { field } = call;
  if (isSent)
    return <Sent heading={text.account.sent} text={text.account.sentText} moves={!sent} />;
  return (
    <CallForm call={call} button={text.account.button}>
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('company')} autoComplete="organization" required />
    </CallForm>
  );
}
