import { useState } from 'react';
import { CallForm } from '../../forms/fields/CallForm.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { postCall, useCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldsOf, type PortalFormProps } from './browser/fields.ts';
import { Sent } from './browser/Sent.tsx';
import { messages } from './messages.ts';
import { type AccountFields, accountFields } from './schema.ts';

interface AccountFormProps extends PortalFormProps {
  sent: boolean;
}

/** Who would like to be let in: all that is wrong at once, and the focus on the first of it (section 5). */
export default function AccountForm({ culture, id, sent, ...state }: AccountFormProps) {
  const text = messages[culture];
  const [isSent, setSent] = useState(sent);
  const call = useCall<AccountFields>({
    id,
    schema: accountFields,
    defaults: { name: '', email: '', company: '', ...state.values },
    problems: state.problems,
    failure: state.failure,
    unreachable: formWords[culture].failedText,
    async send(values) {
      const path = location.pathname;
      const umbracoNodeID = Number(document.documentElement.dataset.nodeId);
      const failure = await postCall('/createAccount', { ...values, path, umbracoNodeID });
      setSent(failure === undefined);
      return failure;
    },
  });
  const field = fieldsOf(id, culture, call, state.values);
  if (isSent)
    return <Sent heading={text.account.sent} text={text.account.sentText} moves={!sent} />;
  return (
    <CallForm
      id={id}
      culture={culture}
      call={call}
      labels={text.labels}
      codes={text.codes}
      button={text.account.button}
      failed={formWords[culture].failed}
    >
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('company')} autoComplete="organization" required />
    </CallForm>
  );
}
