'use client';

import {
  type CaseMark,
  caseMarks,
  dayOf,
  deletionDay,
  openDeadlines,
  type ReportDates,
  reportState,
} from '@oilway/store/reporting/deadlines.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { StateBadge } from '../editing/StateBadge.tsx';
import { AuthField, getFieldValue } from '../staff/AuthField.tsx';
import { AuthForm } from '../staff/AuthForm.tsx';
import { Table } from '../Table.tsx';
import { describeCase } from './case-archive.ts';
import { closingReasonLabel } from './case-facts.ts';
import { deadlineText, formatDay, markName, translate } from './messages.ts';
import type { ReportingClient, ReportWithStatus } from './reporting-client.ts';

/** The words of a search, and the ids of the cases that contain them. */
export interface CaseSearch {
  words: string;
  ids: string[];
}

interface ReportListProps {
  client: ReportingClient;
  reports: ReportWithStatus[];
  /** Undefined while the own key is locked. */
  identity: string | undefined;
  /** Shows the cases with this {@link CaseMark} only. */
  mark: string;
  search: CaseSearch | undefined;
  onSearch: (search: CaseSearch) => void;
  language: string;
}

/** Lists the cases with their legal periods, in the given order, and searches them: with an unlocked key their texts too, in this browser only. */
export function ReportList(props: ReportListProps) {
  const { client, identity, language, mark, onSearch, reports, search } = props;
  const columns = ['case', 'received', 'country', 'state', 'clocks'] as const;
  const marksOf = (report: ReportWithStatus) => caseMarks(report, dayOf(Date.now()));
  const isFiltered = reports.some((report) => marksOf(report).some((one) => one === mark));
  const shown = reports
    .filter((report) => !isFiltered || marksOf(report).some((one) => one === mark))
    .filter(({ id }) => !search?.words || search.ids.includes(id));
  const showAll = () => {
    onSearch({ words: '', ids: [] });
    window.location.hash = '';
  };
  const find = async (form: HTMLFormElement) => {
    const typed = getFieldValue(form, 'words').trim();
    const words = typed.toLowerCase().split(/\s+/);
    const key = /\p{L}/u.test(typed) ? identity : undefined;
    const ids = [];
    // One after the other, because a case may have large files.
    for (const report of reports) {
      const number = reportNumber(report.id);
      const entries = key ? await client.thread(report.id, key).catch(() => []) : [];
      const states = marksOf(report).map((one) => markName(one, language));
      const text = [
        number.replaceAll('-', ''),
        ...states,
        describeCase({ entries, language, report }),
      ]
        .join(' ')
        .toLowerCase();
      if (words.every((word) => text.includes(word))) ids.push(report.id);
    }
    onSearch({ words: typed, ids });
    return { ok: true, body: undefined } as const;
  };
  return (
    <section aria-labelledby="reporting-cases" className="oilway-reporting__part">
      <h2 id="reporting-cases">{translate('cases', language)}</h2>
      <AuthForm
        button={translate('find', language)}
        busyButton={translate('busy', language)}
        buttonStyle="secondary"
        onSubmit={find}
      >
        <AuthField
          id="words"
          type="text"
          label={translate(identity ? 'search' : 'searchLocked', language)}
          autoComplete="off"
          optional
        />
      </AuthForm>
      {shown.length === reports.length ? null : (
        <p>
          {[isFiltered && markName(mark as CaseMark, language), search?.words]
            .filter(Boolean)
            .join(', ')}
          : {shown.length} / {reports.length}{' '}
          <button type="button" className="oilway-link-button" onClick={showAll}>
            {translate('back', language)}
          </button>
        </p>
      )}
      {reports.length === 0 ? (
        <p>{translate('noCases', language)}</p>
      ) : (
        <Table
          className="oilway-table--cases"
          columns={columns.map((column) => translate(column, language))}
          rows={shown.map((report) => ({
            key: report.id,
            cells: [
              identity ? (
                <a key="open" href={`#${reportNumber(report.id)}`}>
                  {reportNumber(report.id)}
                </a>
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
  const { acknowledgedOn, closedOn, closingReason, isSupplemented, isUnanswered } = report;
  const isMarked = !closedOn && (acknowledgedOn ? isUnanswered : isSupplemented);
  return (
    <>
      {markName(reportState(report), language)}
      {closingReason ? `: ${closingReasonLabel(closingReason, language)}` : null}{' '}
      {isMarked ? (
        <StateBadge tone="warn">
          {translate(acknowledgedOn ? 'unanswered' : 'supplemented', language)}
        </StateBadge>
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
