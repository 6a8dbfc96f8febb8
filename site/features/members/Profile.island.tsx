import { CallForm } from '../../forms/fields/CallForm.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { postCall, useCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldsOf, type PortalFormProps } from './browser/fields.ts';
import { OwnData, type OwnDataProps } from './browser/OwnData.tsx';
import { Passkeys, type PasskeysProps } from './browser/Passkeys.tsx';
import styles from './browser/Profile.module.css';
import { ProfileMenu } from './browser/ProfileMenu.tsx';
import { Sent } from './browser/Sent.tsx';
import { useProfileView } from './browser/use-profile-view.ts';
import { messages } from './messages.ts';
import { type ChangeFields, changeFields, type ProfileState } from './schema.ts';

interface ProfileProps
  extends PortalFormProps,
    Omit<OwnDataProps, 'culture' | 'stay'>,
    Omit<PasskeysProps, 'culture'> {
  state: ProfileState;
}

/** The profile and its views (specification section 2, and the passkeys); each is an address of its own. */
export default function Profile(props: ProfileProps) {
  const { culture } = props;
  const { isDrawn, part, root, show, shown } = useProfileView(props.state);
  const text = messages[culture].profile;
  // What was just done was said at the address that it led to.
  const { failure, passkeyChange, problems, ...rest } = props;
  const own = isDrawn ? props : { ...rest, ended: false };
  const stay = props.passkeys.length > 0 ? text.passkeysStay : '';
  return (
    <div className={styles.profile} data-view={shown} data-asked="" ref={root}>
      <ProfileMenu culture={culture} shown={shown} show={show} />
      <div className={styles.part} ref={part} tabIndex={-1}>
        {shown === 'list' ? <OwnData {...own} stay={stay} /> : null}
        {shown === 'changePassword' ? (
          <ChangePassword {...own} done={() => show('changePasswordSuccess')} />
        ) : null}
        {shown === 'passkeys' ? <Passkeys {...own} /> : null}
        {shown === 'changePasswordSuccess' ? (
          <Sent heading={text.changed} text={`${text.changedText} ${stay}`} moves={!isDrawn} />
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
