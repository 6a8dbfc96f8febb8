'use client';

import type { Inbox } from '@oilway/store/inboxes.ts';
import type { DefaultCellComponentProps } from 'payload';
import { TriageButtons } from './TriageButtons.tsx';
import { triageActions, useTriage } from './triage.ts';

/** The buttons of a row: assigns, closes or marks the entry without opening it. */
export function RowActions({ collectionSlug, rowData }: DefaultCellComponentProps) {
  const triage = useTriage(collectionSlug as Inbox);
  // Payload renders every cell once without a row, for the column selector.
  if (!rowData?.id) return null;
  const { association, email, id, name, reference, status } = rowData;
  return (
    <TriageButtons
      about={String(name ?? association ?? email ?? reference)}
      actions={triageActions(status)}
      onPress={async (action) => {
        const next = nextLink();
        if (await triage(action, [String(id)])) next?.focus();
      }}
    />
  );
}

/** Returns the link of the row after that of the pressed button, which the action removes. */
const nextLink = () =>
  document.activeElement?.closest('tr')?.nextElementSibling?.querySelector('a');
