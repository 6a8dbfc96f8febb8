'use client';

import {
  dayOf,
  deletionDay,
  openDeadlines,
  type ReportDates,
  reportState,
} from '@oilway/store/reporting/deadlines.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { deadlineText, formatDay, stateName, translate } from './messages.ts';
import type { ReportWithStatus } from './reporting-client.ts';

interface ReportListProps {
  reports: ReportWithStatus[];
  /** Undefined while the own key is locked. */
  onOpen: ((id: string) => void) | undefined;
  language: string;
}

/** Lists the cases with their legal periods, in the given order. */
export function ReportList({ language, onOpen, reports }: ReportListProps) {
  const columns = ['case', 'received', 'country', 'state', 'clocks'] as const;
  return (
    <section aria-labelledby="reporting-cases" className="oilway-reporting__part">
      <h2 id="reporting-cases">{translate('cases', language)}</h2>
      {reports.length === 0 ? (
        <p>{translate('noCases', language)}</p>
      ) : (
        <table className="oilway-table oilway-table--cases">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{translate(column, language)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reports.map((report) => (
              <tr key={report.id}>
                <td>
                  {onOpen ? (
                    <button
                      type="button"
                      className="oilway-link-button"
                      onClick={() => onOpen(report.id)}
                    >
                      {reportNumber(report.id)}
                    </button>
                  ) : (
                    reportNumber(report.id)
                  )}
                </td>
                <td>{formatDay(report.day, language)}</td>
                <td>{report.cultureName === 'pl-PL' ? 'PL' : 'DE'}</td>
                <td>
                  {stateName(reportState(report), language)}{' '}
                  {report.isUnanswered && report.acknowledgedOn && !report.closedOn ? (
                    <span className="oilway-badge oilway-badge--warn">
                      {translate('unanswered', language)}
                    </span>
                  ) : null}
                  {report.spamOn ? (
                    <span className="oilway-badge oilway-badge--warn">
                      {translate('spamSuspected', language)}
                    </span>
                  ) : null}
                </td>
                <td>
                  <Deadlines report={report} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const badgeModifiers = { running: '', warning: 'oilway-badge--warn', late: 'oilway-badge--bad' };

/** Shows the legal periods of a case with their deadlines. */
export function Deadlines({ language, report }: { report: ReportDates; language: string }) {
  const deletionDate = deletionDay(report);
  if (deletionDate) return <>{translate('deletedFrom', language, deletionDate)}</>;
  return (
    <ul className="oilway-list">
      {openDeadlines(report, dayOf(Date.now())).map((deadline) => (
        <li key={deadline.duty}>
          <span className={`oilway-badge ${badgeModifiers[deadline.state]}`}>
            {deadlineText(deadline, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
