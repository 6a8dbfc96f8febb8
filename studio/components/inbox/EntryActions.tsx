'use client';

import { inboxViews } from '@oilway/content/submissions/inbox-views.ts';
import {
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { Where } from 'payload';
import { stringify } from 'qs-esm';
import { unsentReply } from './ReplyForm.tsx';
import { TriageButtons } from './TriageButtons.tsx';
import {
  reportTriage,
  type TriageAction,
  triageActions,
  triageChange,
  whereFree,
} from './triage.ts';

/** The buttons of an open entry. Saves what was typed; after closing, or marking as spam, opens the next open entry, unless a reply is typed. */
export function EntryActions() {
  const { submit } = useForm();
  const status = useFormFields(([fields]) => fields.status?.value);
  const { user } = useAuth();
  const { language } = useTranslation().i18n;
  const openNext = useOpenNext();
  const press = async (action: TriageAction) => {
    const overrides = { ...triageChange(action, user?.id ?? '') };
    const result = await submit({ overrides, disableSuccessStatus: true });
    if (!result?.res.ok) return;
    reportTriage(action, 1, language);
    if (action === 'close' || action === 'spam') await openNext();
  };
  return <TriageButtons actions={triageActions(status)} onPress={press} />;
}

/**
 * Returns a function that opens the next older entry that is open and unassigned or own, or else the newest one, or else the list. For an
 * administrator it opens the list, because reading a message is logged.
 */
function useOpenNext() {
  const { collectionSlug, id, data } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const { push } = useRouter();
  const find = async (condition: Where): Promise<string | undefined> => {
    const other = { id: { not_equals: id } };
    const where = { and: [inboxViews.open(), whereFree(user?.id ?? ''), other, condition] };
    const query = { where, sort: '-createdAt', limit: 1, depth: 0, select: { status: true } };
    const response = await fetch(
      `${config.serverURL}${config.routes.api}/${collectionSlug}?${stringify(query)}`,
      { credentials: 'include', cache: 'no-store' },
    ).catch(() => undefined);
    return response?.ok ? (await response.json()).docs[0]?.id : undefined;
  };
  const findNext = async () =>
    (await find({ createdAt: { less_than_equal: data?.createdAt } })) ?? find({});
  return async () => {
    if (unsentReply(`${collectionSlug}/${id}`)) return;
    const next = user?.role === 'admin' ? undefined : await findNext();
    push(`${config.routes.admin}/collections/${collectionSlug}${next ? `/${next}` : ''}`);
  };
}
