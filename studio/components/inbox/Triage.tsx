'use client';

import { inLanguage } from '@oilway/content/labels.ts';
import {
  type InboxStatus,
  inboxStatuses,
  inboxViews,
} from '@oilway/content/submissions/inbox-views.ts';
import {
  Button,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useSelection,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import type { DefaultCellComponentProps, Where } from 'payload';
import { stringify } from 'qs-esm';
import { useEffect, useState } from 'react';
import { DownloadLink } from './DownloadLink.tsx';
import { translate } from './messages.ts';
import { unsentReply } from './ReplyForm.tsx';
import { useApi } from './use-api.ts';

/** What one press does with an entry, and the state that it sets. */
const statuses = { assign: 'inWork', spam: 'spam', close: 'done', reopen: 'inWork' } as const;

type TriageAction = keyof typeof statuses;

interface TriageProps {
  /** The sender, for the names of the buttons of a row. */
  about?: string;
  status?: unknown;
  /** An id, or the account. */
  assignee?: unknown;
  onPress(action: TriageAction): Promise<unknown>;
}

function TriageButtons({ about, assignee, onPress, status }: TriageProps) {
  const { language } = useTranslation().i18n;
  const { user } = useAuth();
  const isMine = user !== null && idOf(assignee) === user?.id;
  const [isBusy, setIsBusy] = useState(false);
  const isFinished = status === 'done' || status === 'spam';
  const forOpen = isMine ? (['spam', 'close'] as const) : (['assign', 'spam', 'close'] as const);
  const actions = isFinished ? (['reopen'] as const) : forOpen;
  return actions.map((action) => {
    const label = translate(action, language);
    const press = async () => {
      setIsBusy(true);
      await onPress(action).finally(() => setIsBusy(false));
    };
    return (
      <Button
        key={action}
        aria-label={about ? `${label}: ${about}` : label}
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void press()}
        size="small"
      >
        {label}
      </Button>
    );
  });
}

const idOf = (value: unknown): unknown =>
  value instanceof Object && 'id' in value ? value.id : value;

const changeOf = (action: TriageAction, userId: number | string | undefined) => ({
  status: statuses[action],
  ...(action === 'assign' && { assignee: userId }),
});

/** Returns the entries of a list that an action changes: it must not undo what a colleague did meanwhile. */
function wherePossible(action: TriageAction, userId: number | string): Where {
  if (action === 'reopen') return { status: { in: ['done', 'spam'] } };
  if (action !== 'assign') return inboxViews.open();
  const isFree = { or: [{ assignee: { exists: false } }, { assignee: { equals: userId } }] };
  return { and: [inboxViews.open(), isFree] };
}

/** Returns a function that changes entries of a list, reports the result, with a way back after closing, and renews the list. */
function useTriage(inbox: string) {
  const api = useApi();
  const { user } = useAuth();
  const { language } = useTranslation().i18n;
  const { refresh } = useRouter();
  return async function triage(
    ids: readonly unknown[],
    action: TriageAction,
    about: string,
  ): Promise<void> {
    // Selecting the state reveals no message: an administrator's reading is logged.
    const where = { and: [{ id: { in: ids } }, wherePossible(action, user?.id ?? '')] };
    const query = stringify({ where, select: { status: true }, depth: 0 });
    const response = await api(`/${inbox}?${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(changeOf(action, user?.id)),
    });
    if (response?.ok) {
      const { docs } = (await response.json()) as { docs: { id: string; status: InboxStatus }[] };
      const changed = docs.map(({ id }) => id);
      const status = docs[0]?.status ?? statuses[action];
      const message = `${inLanguage(inboxStatuses[status], language)}: ${about}`;
      const undo = {
        label: translate('reopen', language),
        onClick: () => void triage(changed, 'reopen', about),
      };
      if (changed.length === 0) toast.error(translate('tooLate', language));
      else if (action === 'assign' || action === 'reopen') toast.success(message);
      else
        toast.success(message, {
          action: undo,
          classNames: { actionButton: 'oilway-link-button' },
        });
    }
    focusNextRow(ids.at(-1));
    refresh();
  };
}

/** Focuses the row after a changed one, which may leave the list; not a button, so that Enter changes nothing. */
function focusNextRow(id: unknown): void {
  const row = document.querySelector(`tr[data-id="${id}"]`);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.setAttribute('tabindex', '-1');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** The buttons of a row, for the entry without opening it. */
export function RowActions({ collectionSlug, rowData }: DefaultCellComponentProps) {
  const triage = useTriage(collectionSlug);
  // Payload renders every cell once without a row, for the column selector.
  if (!rowData?.id) return null;
  const { assignee, association, id, name, reference, status } = rowData;
  const about = String(name || association || reference);
  return (
    <span className="oilway-buttons oilway-row-actions">
      <TriageButtons
        about={about}
        assignee={assignee}
        status={status}
        onPress={(action) => triage([id], action, about)}
      />
    </span>
  );
}

/** The query of the list that was shown last, in the session's storage. */
const listKey = (inbox: string) => `list:${inbox}`;

/** What can be done with the selected entries of a list: triage, and the export as CSV. */
export function SelectionActions({ collectionSlug = '' }: { collectionSlug?: string }) {
  const { count, getQueryParams, selectAll, selectedIDs, toggleAll } = useSelection();
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const triage = useTriage(collectionSlug);
  const query = useSearchParams().toString();
  useEffect(() => sessionStorage.setItem(listKey(collectionSlug), query), [collectionSlug, query]);
  if (!count) return null;
  const csv = `${config.serverURL}${config.routes.api}/${collectionSlug}/csv${getQueryParams()}`;
  return (
    <div className="oilway-buttons oilway-selection">
      {String(selectAll) === 'allAvailable' ? null : (
        <TriageButtons
          onPress={async (action) => {
            await triage(selectedIDs, action, String(count));
            toggleAll();
          }}
        />
      )}
      <DownloadLink href={csv}>{`${translate('exportSome', language)} (${count})`}</DownloadLink>
    </div>
  );
}

/** The buttons of an open entry. Saves what was typed; after closing, or marking as spam, returns to the list, unless a reply is typed. */
export function EntryActions() {
  const { submit } = useForm();
  const { user } = useAuth();
  const status = useFormFields(([fields]) => fields.status?.value);
  const assignee = useFormFields(([fields]) => fields.assignee?.value);
  const { collectionSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { push } = useRouter();
  const press = async (action: TriageAction) => {
    const result = await submit({ overrides: changeOf(action, user?.id) });
    const isFinished = action === 'close' || action === 'spam';
    if (!result?.res.ok || !isFinished || unsentReply(`${collectionSlug}/${id}`)) return;
    const query =
      sessionStorage.getItem(listKey(String(collectionSlug))) ??
      stringify({ where: inboxViews.open() });
    push(`${config.routes.admin}/collections/${collectionSlug}?${query}`);
  };
  return <TriageButtons assignee={assignee} status={status} onPress={press} />;
}
