import type { DeviceSession } from '@oilway/store/accounts/device-session.ts';
import type { Passkey } from '@oilway/store/accounts/passkey.ts';
import type { AccountRequest } from '@oilway/store/members/request-account.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import type { OpenRequest } from '@oilway/store/submissions/open-requests.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import type { LatestFileList } from '../../portal/latest-files.ts';
import type { ProfileState } from './schema.ts';

/** The contact person of a member's company. */
export type MemberContact = Pick<
  ContactPerson,
  'profileName' | 'title' | 'phone' | 'email' | 'image'
>;

/** An open message of the member. */
export interface ShownRequest extends OpenRequest {
  formattedDate: string;
}

/** An account request, as shown before its confirmation. */
export type ConfirmedRequest = Pick<AccountRequest, 'company' | 'email' | 'name'>;

/** State of a form after a native submission. */
interface FormState {
  submitted?: SubmittedState;
}

/**
 * Data of a member or login page. `downloadUrl` is the file that the start page downloads; `retryAfter` is in seconds, for account
 * requests without scripts.
 */
export type MemberView =
  | ({ kind: 'login'; saved: boolean; ended: boolean } & FormState)
  | ({ kind: 'reset' } & FormState)
  | ({ kind: 'newPassword'; token: string; purpose: 'reset' | 'invite' } & FormState)
  | ({ kind: 'account'; sent: boolean; retryAfter?: string } & FormState)
  | { kind: 'confirmRequest'; token: string; request: ConfirmedRequest }
  | { kind: 'notice'; notice: 'badLink' | 'badRequestLink' | 'confirmed' }
  | (LatestFileList & {
      kind: 'start';
      member: MemberSession['member'];
      /** Contact person of the company. */
      contact?: MemberContact;
      requests: readonly ShownRequest[];
      /** The page with the contact form. */
      formHref?: string;
      downloadUrl?: string;
    })
  | ({
      kind: 'profile';
      state: ProfileState;
      member: MemberSession['member'];
      contact?: MemberContact;
      session: string;
      sessions: readonly DeviceSession[];
      ended: boolean;
      passkeys: readonly Passkey[];
      /** Result of the last change; `gone` if the passkey did not exist. */
      passkeyChange?: 'added' | 'removed' | 'gone';
    } & FormState);

/** The main block of such a page. */
export interface MemberBlock {
  blockType: 'memberArea';
  id?: string;
  view: MemberView;
}

declare module '../../pages/blocks/block-types.ts' {
  interface ExtraBlocks {
    memberArea: MemberBlock;
  }
}
