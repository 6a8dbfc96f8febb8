import { Field } from '../../components/Field.tsx';
import { Form, Success } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { OwnData, type OwnDataProps } from './browser/OwnData.tsx';
import { Passkeys, type PasskeysProps } from './browser/Passkeys.tsx';
import styles from './browser/Profile.module.css';
import { ProfileMenu } from './browser/ProfileMenu.tsx';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { useProfileView } from './browser/use-profile-view.ts';
import { messages } from './messages.ts';
import { changeFields, type ProfileState } from './schema.ts';

const definition = portalForm(changeFields);

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
  const { passkeyChange, posted, ...rest } = props;
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
          <Success heading={text.changed} level={2} moves={!isDrawn}>
            <p>{`${text.changedText} ${stay}`}</p>
          </Success>
        ) : null}
      </div>
    </div>
  );
}

/** On success the fields are cleared and the view moves on (section 4). */
function ChangePassword({ done, ...props }: PortalFormProps & { done: () => void }) {
  const { button, heading, text: lead } = messages[props.culture].profile.change;
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const ending = await postCall('/UserProfileUpdatePassword', values, 'form');
      if (ending.state !== 'sent') return ending;
      submission.form.reset();
      done();
      return ending;
    },
  });
  const { field } = submission;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <Form submission={submission} button={button} portal>
        <Field {...field('oldPassword')} type="password" autoComplete="current-password" />
        <Field {...field('newPassword')} type="password" autoComplete="new-password" />
        <Field {...field('repeatNewPassword')} type="password" autoComplete="new-password" />
      </Form>
    </>
  );
}
