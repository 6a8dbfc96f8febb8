import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { formWords } from '../../ui/form/form-words.ts';
import { postCall, useCall } from '../../ui/form/use-call.ts';
import { fieldsOf, type PortalFormProps } from './browser/fields.ts';
import { OwnData, type OwnDataProps } from './browser/OwnData.tsx';
import { Passkeys, type PasskeysProps } from './browser/Passkeys.tsx';
import styles from './browser/Profile.module.css';
import { ProfileMenu, type ProfileState } from './browser/ProfileMenu.tsx';
import { Sent } from './browser/Sent.tsx';
import { messages } from './messages.ts';
import { type ChangeFields, changeFields } from './schema.ts';

interface ProfileProps
  extends PortalFormProps,
    Omit<OwnDataProps, 'culture' | 'stay'>,
    Omit<PasskeysProps, 'culture'> {
  state: ProfileState;
}

/** The profile and its states (specification section 2, and the passkeys); each is an address of its own without scripts. */
export default function Profile(props: ProfileProps) {
  const { culture, state } = props;
  const [shown, show] = useState<ProfileState>(state);
  const part = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  // The entry that was chosen may be gone with the menu: what it leads to takes the focus, each time.
  useEffect(() => {
    if (chosen > 0) part.current?.focus();
  }, [chosen]);
  const choose = (next: ProfileState) => {
    show(next);
    setChosen((times) => times + 1);
  };
  const text = messages[culture].profile;
  const stay = props.passkeys.length > 0 ? text.passkeysStay : '';
  return (
    <div className={styles.profile} data-view={shown}>
      <ProfileMenu culture={culture} shown={shown} show={show} choose={choose} />
      <div className={styles.part} ref={part} tabIndex={-1}>
        {shown === 'list' ? <OwnData {...props} stay={stay} /> : null}
        {shown === 'changePassword' ? (
          <ChangePassword {...props} done={() => show('changePasswordSuccess')} />
        ) : null}
        {shown === 'passkeys' ? <Passkeys {...props} /> : null}
        {shown === 'changePasswordSuccess' ? (
          <Sent
            heading={text.changed}
            text={`${text.changedText} ${stay}`}
            moves={shown !== state}
          />
        ) : null}
      </div>
    </div>
  );
}

/** On success the fields are cleared and the view moves on (section 4). */
function ChangePassword({ culture, done, id, ...state }: PortalFormProps & { done: () => void }) {
  const text = messages[culture];
  const call = useCall<ChangeFields>({
    id,
    schema: changeFields,
    defaults: { oldPassword: '', newPassword: '', repeatNewPassword: '' },
    problems: state.problems,
    failure: state.failure,
    unreachable: formWords[culture].failedText,
    async send(values) {
      const failure = await postCall('/UserProfileUpdatePassword', values, 'form');
      if (failure !== undefined) return failure;
      call.form.reset();
      done();
      return undefined;
    },
  });
  const field = fieldsOf(id, culture, call);
  const { button, heading, text: lead } = text.profile.change;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <CallForm
        id={id}
        culture={culture}
        call={call}
        labels={text.labels}
        codes={text.codes}
        button={button}
        failed={formWords[culture].failed}
      >
        <Field {...field('oldPassword')} type="password" autoComplete="current-password" required />
        <Field
          {...field('newPassword')}
          type="password"
          autoComplete="new-password"
          hint={text.passwordHint}
          required
        />
        <Field
          {...field('repeatNewPassword')}
          type="password"
          autoComplete="new-password"
          required
        />
      </CallForm>
    </>
  );
}
