import type { Passkey } from '@oilway/store/accounts/passkey.ts';
import type { AccountRequest } from '@oilway/store/members/request-account.ts';
import type { DeviceSession, Visit } from '@oilway/store/members/sessions.ts';
import type { ContactPerson } from '@oilway/store/published/documents.ts';
import type { OpenRequest } from '@oilway/store/submissions/open-requests.ts';
import type { SubmittedState } from '../../forms/fields/define-form.ts';
import type { LibraryNews } from '../../portal/library-news.ts';
import type { ProfileState } from './schema.ts';

/** The contact person of a member's company. */
export type MemberContact = Pick<
  ContactPerson,
  'profileName' | 'title' | 'phone' | 'email' | 'image'
>;

/** A message of the member's that is not settled. */
export interface ShownRequest extends OpenRequest {
  shownDate: string;
}

/** A request for an account as the owner of its address sees it before it is confirmed. */
export type ConfirmedRequest = Pick<AccountRequest, 'company' | 'email' | 'name'>;

/** How a form was sent back where there are no scripts; what is refused has words for the whole, too. */
interface FormState {
  posted?: SubmittedState;
}

/**
 * Everything a page of members and their ways in is drawn from. `saves` is the address of a file that the start saves, `wait`
 * the seconds until a request is taken without scripts.
 */
export type MemberView =
  | ({ kind: 'login'; saved: boolean; ended: boolean } & FormState)
  | ({ kind: 'reset' } & FormState)
  | ({ kind: 'newPassword'; token: string; purpose: 'reset' | 'invite' } & FormState)
  | ({ kind: 'account'; sent: boolean; wait?: string } & FormState)
  | { kind: 'confirmRequest'; token: string; request: ConfirmedRequest }
  | { kind: 'notice'; notice: 'badLink' | 'badRequestLink' | 'confirmed' }
  | (LibraryNews & {
      kind: 'start';
      member: Visit['member'];
      /** Who looks after the company. */
      contact?: MemberContact;
      requests: readonly ShownRequest[];
      /** The page with the contact form. */
      formHref?: string;
      saves?: string;
    })
  | ({
      kind: 'profile';
      state: ProfileState;
      member: Visit['member'];
      session: string;
      sessions: readonly DeviceSession[];
      ended: boolean;
      passkeys: readonly Passkey[];
      /** What has just been done, or had been before. */
      passkeyChange?: 'added' | 'removed' | 'gone';
    } & FormState);

/** What such a page is about. */
export interface MemberBlock {
  blockType: 'memberArea';
  id?: string;
  view: MemberView;
}

declare module '../../pages/blocks/block-types.ts' {
  interface OwnBlocks {
    memberArea: MemberBlock;
  }
}
