import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { Form } from '../../../forms/fields/Form.tsx';
import { useSubmission } from '../../../forms/fields/use-submission.ts';
import { messages } from '../messages.ts';
import { passkeyMessages } from '../passkey-messages.ts';
import { passkeyFields } from '../schema.ts';
import { makePasskey, usePasskeys } from './ceremony.ts';
import { moment } from './moment.ts';
import styles from './Passkeys.module.css';
import profile from './Profile.module.css';
import { portalForm } from './portal-form.ts';

const definition = portalForm(passkeyFields);

export interface PasskeysProps {
  culture: 'de-DE' | 'pl-PL';
  passkeys: readonly { id: string; name: string; created: string; lastUsed: string | null }[];
  passkeyChange?: 'added' | 'removed' | 'gone';
}

/** As many as the server keeps. */
const most = 10;

/** The passkeys of a member, the way to take one away, and the way to one more. */
export function Passkeys({ culture, passkeyChange, passkeys }: PasskeysProps) {
  const text = passkeyMessages[culture];
  return (
    <>
      <h2 className={profile.heading}>{messages[culture].profile.passkeys}</h2>
      <p className={profile.lead}>{text.lead}</p>
      {passkeyChange ? (
        <p className={styles.note} role="status">
          {text.change[passkeyChange]}
        </p>
      ) : null}
      {passkeys.length === 0 ? <p>{text.none}</p> : null}
      <ul className="stack gap2">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} culture={culture} passkey={passkey} />
        ))}
      </ul>
      {passkeys.length < most ? <NewPasskey culture={culture} /> : <p>{text.full}</p>}
    </>
  );
}

function Row({
  culture,
  passkey: { created, id, lastUsed, name },
}: {
  culture: PasskeysProps['culture'];
  passkey: PasskeysProps['passkeys'][number];
}) {
  const text = passkeyMessages[culture];
  return (
    <li className={profile.session}>
      <strong>{name || text.unnamed}</strong>
      <span>
        {text.created} {moment(created, culture)}
      </span>
      <span>{lastUsed ? `${text.lastUsed} ${moment(lastUsed, culture)}` : text.unused}</span>
      <form className={styles.remove} method="post" action="?view=passkeys">
        <input type="hidden" name="act" value="removePasskey" />
        <input type="hidden" name="passkey" value={id} />
        <Button type="submit" variant="outline" size="small">
          {text.remove}
          <VisuallyHidden>: {name || text.unnamed}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}

/** Success loads the page again, which then has one more. */
function NewPasskey({ culture }: Pick<PasskeysProps, 'culture'>) {
  const text = passkeyMessages[culture];
  const able = usePasskeys();
  const [note, setNote] = useState('');
  const submission = useSubmission({
    id: 'passkey-form',
    culture,
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
