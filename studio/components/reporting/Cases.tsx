'use client';

import {
  type CaseDays,
  clocksOf,
  dayOf,
  deletedFrom,
  stateOf,
} from '@oilway/store/reporting/clocks.ts';
import type { DeskCase } from './desk-calls.ts';
import { clockText, say, shown, stateName } from './messages.ts';

interface CasesProps {
  cases: DeskCase[];
  /** Undefined while the own key is locked. */
  onOpen: ((id: string) => void) | undefined;
  language: string;
}

/** Lists the cases with their legal periods, newest first. */
export function Cases({ cases, language, onOpen }: CasesProps) {
  const columns = ['case', 'received', 'country', 'state', 'clocks'] as const;
  return (
    <section aria-labelledby="reporting-cases" className="oilway-desk__part">
      <h2 id="reporting-cases">{say('cases', language)}</h2>
      {cases.length === 0 ? (
        <p>{say('noCases', language)}</p>
      ) : (
        <table className="oilway-cases">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{say(column, language)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map((report) => (
              <tr key={report.id}>
                <td>
                  {onOpen ? (
                    <button type="button" onClick={() => onOpen(report.id)}>
                      {report.id.slice(0, 8)}
                    </button>
                  ) : (
                    report.id.slice(0, 8)
                  )}
                </td>
                <td>{shown(report.day, language)}</td>
                <td>{report.cultureName === 'pl-PL' ? 'PL' : 'DE'}</td>
                <td>
                  {stateName(stateOf(report), language)}{' '}
                  {report.unanswered ? (
                    <span className="oilway-badge oilway-badge--warn">
                      {say('unanswered', language)}
                    </span>
                  ) : null}
                  {report.spamOn ? (
                    <span className="oilway-badge oilway-badge--warn">
                      {say('spamSuspected', language)}
                    </span>
                  ) : null}
                </td>
                <td>
                  <Clocks report={report} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const tones = { running: '', warning: 'oilway-badge--warn', late: 'oilway-badge--bad' };

/** Shows the legal periods of a case with their deadlines. */
export function Clocks({ language, report }: { report: CaseDays; language: string }) {
  const gone = deletedFrom(report);
  if (gone) return <>{say('deletedFrom', language, gone)}</>;
  return (
    <ul className="oilway-clocks">
      {clocksOf(report, dayOf(Date.now())).map((clock) => (
        <li key={clock.duty}>
          <span className={`oilway-badge ${tones[clock.state]}`}>{clockText(clock, language)}</span>
        </li>
      ))}
    </ul>
  );
}
