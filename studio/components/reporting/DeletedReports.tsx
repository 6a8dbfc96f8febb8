'use client';

import type { ReportDeletion } from '@oilway/content/payload-types.ts';
import { formatDay, translate } from './messages.ts';

/** Lists the deleted spam cases: date and officers, without content. */
export function DeletedReports(props: { deletions: ReportDeletion[]; language: string }) {
  const { deletions, language } = props;
  if (deletions.length === 0) return null;
  const columns = ['case', 'received', 'country', 'deleted', 'deletedBy'] as const;
  return (
    <section aria-labelledby="reporting-deletions" className="oilway-reporting__part">
      <h2 id="reporting-deletions">{translate('deletions', language)}</h2>
      <table className="oilway-table oilway-table--cases">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{translate(column, language)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deletions.map((deletion) => (
            <tr key={deletion.id}>
              <td>{deletion.case}</td>
              <td>{formatDay(deletion.day, language)}</td>
              <td>{deletion.cultureName === 'pl-PL' ? 'PL' : 'DE'}</td>
              <td>{formatDay(deletion.deletedOn, language)}</td>
              <td>{`${deletion.markedBy}, ${deletion.deletedBy}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
