'use client';

import type { ReportDeletion } from '@oilway/content/payload-types.ts';
import { Table } from '../Table.tsx';
import { formatDay, translate } from './messages.ts';

/** Lists the deleted spam cases: date and officers, without content. */
export function DeletedReports(props: { deletions: ReportDeletion[]; language: string }) {
  const { deletions, language } = props;
  if (deletions.length === 0) return null;
  const columns = ['case', 'received', 'country', 'deleted', 'deletedBy'] as const;
  return (
    <section aria-labelledby="reporting-deletions" className="oilway-reporting__part">
      <h2 id="reporting-deletions">{translate('deletions', language)}</h2>
      <Table
        className="oilway-table--cases"
        columns={columns.map((column) => translate(column, language))}
        rows={deletions.map((deletion) => ({
          key: deletion.id,
          cells: [
            deletion.case,
            formatDay(deletion.day, language),
            deletion.cultureName === 'pl-PL' ? 'PL' : 'DE',
            formatDay(deletion.deletedOn, language),
            `${deletion.markedBy}, ${deletion.deletedBy}`,
          ],
        }))}
      />
    </section>
  );
}
