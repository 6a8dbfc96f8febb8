import { inboxViews } from '@oilway/content/submissions/inbox-views.ts';
import type { Inbox } from '@oilway/store/inboxes.ts';
import { toast, useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { Where } from 'payload';
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

/** Entries that are unassigned or one's own. */
export const whereFree = (userId: number | string): Where => ({
  or: [{ assignee: { exists: false } }, { assignee: { equals: userId } }],
});

/** Returns the states that a list shows for an action: it must not undo what a colleague did meanwhile. */
function wherePossible(action: TriageAction, userId: number | string): Where {
  if (action === 'reopen') return { status: { in: ['done', 'spam'] } };
  return action === 'assign' ? { and: [inboxViews.open(), whereFree(userId)] } : inboxViews.open();
}

/** Returns a function that performs an action on entries of a list, reports the result and renews the list. */
export function useTriage(inbox: Inbox) {
  const { config } = useConfig();
  const { user } = useAuth();
  const { language } = useTranslation().i18n;
  const { refresh } = useRouter();
  const userId = user?.id ?? '';
  return async (action: TriageAction, ids: readonly string[]): Promise<boolean> => {
    // Selecting the state reveals no message: an administrator's reading is logged.
    const where = { and: [{ id: { in: ids } }, wherePossible(action, userId)] };
    const query = { where, select: { status: true }, depth: 0 };
    const response = await fetch(
      `${config.serverURL}${config.routes.api}/${inbox}?${stringify(query)}`,
      {
        method: 'PATCH',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(triageChange(action, userId)),
      },
    ).catch(() => undefined);
    const count = response?.ok ? ((await response.json()) as { docs: object[] }).docs.length : 0;
    if (count > 0) reportTriage(action, count, language);
    else if (response?.ok) toast.error(translate('tooLate', language));
    else toast.error(await getErrorMessage(response, language));
    refresh();
    return count > 0;
  };
}
