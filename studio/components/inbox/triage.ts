import type { Inbox } from '@oilway/store/inboxes.ts';
import { toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { stringify } from 'qs-esm';
import { getErrorMessage } from './error-message.ts';
import { translate } from './messages.ts';

/** What one press does with an entry. */
export type TriageAction = 'assign' | 'spam' | 'close' | 'reopen';

export interface TriageChange {
  status: 'done' | 'inWork' | 'spam';
  assignee?: number | string;
}

/** Returns the actions for an entry in a state. */
export const triageActions = (status: unknown): readonly TriageAction[] =>
  status === 'done' || status === 'spam' ? ['reopen'] : ['assign', 'spam', 'close'];

export function triageChange(action: TriageAction, userId: number | string): TriageChange {
  if (action === 'close') return { status: 'done' };
  if (action === 'spam') return { status: 'spam' };
  return { status: 'inWork', ...(action === 'assign' ? { assignee: userId } : {}) };
}

const doneMessages = {
  assign: 'assigned',
  spam: 'markedSpam',
  close: 'closed',
  reopen: 'reopened',
} as const;

/** Reports an action, which a screen reader announces; the message outlives the page. */
export function reportTriage(action: TriageAction, count: number, language: string): void {
  toast.success(translate(doneMessages[action], language) + (count > 1 ? ` (${count})` : ''));
}

/** Returns a function that performs an action on entries of a list and reports its result. */
export function useTriage(inbox: Inbox) {
  const { config } = useConfig();
  const { user } = useAuth();
  const { language } = useTranslation().i18n;
  return async (action: TriageAction, ids: readonly string[]): Promise<boolean> => {
    // Selecting the state reveals no message: an administrator's reading is logged.
    const query = { where: { id: { in: ids } }, select: { status: true }, depth: 0 };
    const response = await fetch(
      `${config.serverURL}${config.routes.api}/${inbox}?${stringify(query)}`,
      {
        method: 'PATCH',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(triageChange(action, user?.id ?? '')),
      },
    ).catch(() => undefined);
    if (response?.ok) reportTriage(action, ids.length, language);
    else toast.error(await getErrorMessage(response, language));
    return Boolean(response?.ok);
  };
}
