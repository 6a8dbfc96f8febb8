'use client';

import {
  dayOf,
  deletionDay,
  openDeadlines,
  type ReportDates,
  reportState,
} from '@oilway/store/reporting/deadlines.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { StateBadge } from '../editing/StateBadge.tsx';
import { Table } from '../Table.tsx';
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
        <Table
          className="oilway-table--cases"
          columns={columns.map((column) => translate(column, language))}
          rows={reports.map((report) => ({
            key: report.id,
            cells: [
              onOpen ? (
                <button
                  key="open"
                  type="button"
                  className="oilway-link-button"
                  onClick={() => onOpen(report.id)}
                >
                  {reportNumber(report.id)}
                </button>
              ) : (
                reportNumber(report.id)
              ),
              formatDay(report.day, language),
              report.cultureName === 'pl-PL' ? 'PL' : 'DE',
              <CaseState key="state" report={report} language={language} />,
              <Deadlines key="deadlines" report={report} language={language} />,
            ],
          }))}
        />
      )}
    </section>
  );
}

function CaseState({ language, report }: { language: string; report: ReportWithStatus }) {
  const isUnanswered = report.isUnanswered && report.acknowledgedOn && !report.closedOn;
  return (
    <>
      {stateName(reportState(report), language)}{' '}
      {isUnanswered ? (
        <StateBadge tone="warn">{translate('unanswered', language)}</StateBadge>
      ) : null}
      {report.spamOn ? (
        <StateBadge tone="warn">{translate('spamSuspected', language)}</StateBadge>
      ) : null}
    </>
  );
}

const tones = { running: 'quiet', warning: 'warn', late: 'bad' } as const;

/** Shows the legal periods of a case with their deadlines. */
export function Deadlines({ language, report }: { report: ReportDates; language: string }) {
  const deletionDate = deletionDay(report);
  if (deletionDate) return <>{translate('deletedFrom', language, deletionDate)}</>;
  return (
    <ul className="oilway-list">
      {openDeadlines(report, dayOf(Date.now())).map((deadline) => (
        <li key={deadline.duty}>
          <StateBadge tone={tones[deadline.state]}>{deadlineText(deadline, language)}</StateBadge>
        </li>
      ))}
    </ul>
  );
}
