import { useState } from 'react';
import { CallForm } from '../../forms/fields/CallForm.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { postCall, useCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldsOf, type PortalFormProps } from './browser/fields.ts';
import { Sent } from './browser/Sent.tsx';
import { messages } from './messages.ts';
import { type ResetFields, resetFields } from './schema.ts';

interface ResetFormProps extends PortalFormProps {
  sent: boolean;
}

/** Asks for a link to a new password; `isResetMailSent` and `sendEmailFail` say how it ended (section 4). */
export default function ResetForm({ culture, id, sent, ...state }: ResetFormProps) {
  const text = messages[culture];
  const [isResetMailSent, setResetMailSent] = useState(sent);
  const call = useCall<ResetFields>({
    id,
    schema: resetFields,
    defaults: { email: '', ...state.values },
    problems: state.problems,
    failure: state.failure,
    unreachable: formWords[culture].failedText,
    async send(values) {
      const path = location.pathname;
      const failure = await postCall('/createResetToken', { ...values, path });
      setResetMailSent(failure === undefined);
      return failure;
    },
  });
  const sendEmailFail = call.failure !== undefined;
  const field = fieldsOf(id, culture, call, state.values);
  return (
    <div data-sent={isResetMailSent} data-failed={sendEmailFail}>
      {isResetMailSent ? (
        <Sent heading={text.reset.sent} text={text.reset.sentText} moves={!sent} />
      ) : (
        <CallForm
          id={id}
          culture={culture}
          call={call}
          labels={text.labels}
          codes={text.codes}
          button={text.reset.button}
          failed={text.reset.failed}
        >
          <Field {...field('email')} type="email" autoComplete="username" required />
        </CallForm>
      )}
    </div>
  );
}
