import type { Passkey } from '@oilway/store/members/passkeys.ts';
import type { DeviceSession, Visit } from '@oilway/store/members/sessions.ts';
import type { LibraryView } from '../features/library/files/library-view.ts';
import type { ProfileState } from '../features/members/schema.ts';
import type { FieldProblem } from './portal-error.ts';

/** How a form was sent back where there are no scripts. */
export interface FormState {
  /** What was typed, passwords excepted. */
  values?: Record<string, string>;
  problems?: readonly FieldProblem[];
  /** What the server says, in words. */
  failure?: string;
}

/** Why a member does not get a file: not there for them, too many at once, no one PDF of them. */
export type FileRefusal = 'gone' | 'tooMuch' | 'unjoinable';

/**
 * Everything a page of the portal is drawn from. `saves` is the address of a file that the start saves, `elsewhere`
 * that of the other country's library for a member who has files there alone.
 */
export type PortalView =
  | ({ kind: 'login'; saved: boolean } & FormState)
  | ({ kind: 'reset'; sent: boolean } & FormState)
  | ({ kind: 'newPassword'; token: string; purpose: 'reset' | 'invite' } & FormState)
  | { kind: 'badLink' }
  | ({ kind: 'account'; sent: boolean } & FormState)
  | { kind: 'start'; member: Visit['member']; saves?: string; elsewhere?: string }
  | { kind: 'refused'; member: Visit['member']; why: FileRefusal }
  | { kind: 'library'; member: Visit['member']; library: LibraryView }
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
