import { admins } from '@oilway/content/access/rules.ts';
import { runQuickChecks } from '@oilway/content/diagnostics/diagnostics.ts';
import { failedJobs } from '@oilway/content/system-status/failed-jobs.ts';
import {
  formatTimestamp,
  observationText,
} from '@oilway/content/system-status/observation-text.ts';
import { timetable } from '@oilway/content/system-status/scheduled-tasks.ts';
import { taskName } from '@oilway/content/system-status/task-names.ts';
import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import type { AdminViewServerProps, Payload } from 'payload';
import oilway from '../../../package.json' with { type: 'json' };
import studio from '../../package.json' with { type: 'json' };
import { StateBadge } from '../editing/StateBadge.tsx';
import { FactList } from '../FactList.tsx';
import { authorizeView, StudioView } from '../StudioView.tsx';
import { Table } from '../Table.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { translate } from './messages.ts';
import './system-status.css';

/** Shows the quick checks of `oilway doctor`, failed jobs, the schedule and versions. For administrators. */
export async function SystemStatusView(props: AdminViewServerProps) {
  const req = authorizeView(props, '/state', admins);
  const { admin } = req.payload.config.routes;
  const { language } = req.i18n;
  const jobs = await failedJobs(req.payload);
  return (
    <StudioView title={translate('state', language)} view={props}>
      <p className="oilway-intro">{translate('intro', language)}</p>
      <Observations observations={await runQuickChecks(req.payload)} language={language} />
      <section aria-labelledby="state-failed">
        <h2 id="state-failed">{translate('failed', language)}</h2>
        <FailedJobs
          jobs={jobs.map((job) => ({
            ...job,
            task: taskName(job.task, language),
            at: formatTimestamp(job.at, language),
          }))}
        />
      </section>
      <JobSchedule payload={req.payload} language={language} />
      <VersionList language={language} />
      <nav aria-label={translate('queues', language)} className="oilway-buttons">
        <a href={`${admin}/collections/mails`}>{translate('outbox', language)}</a>
        <a href={`${admin}/globals/retention`}>{translate('retention', language)}</a>
        <a href={`${admin}/globals/social-feeds`}>{translate('feeds', language)}</a>
      </nav>
    </StudioView>
  );
}

const tones = { critical: 'bad', warning: 'warn', ok: 'good' } as const;
function Observations({
  observations,
  language,
}: {
  observations: Diagnostic[];
  language: string;
}) {
  return (
    <section aria-labelledby="state-now">
      <h2 id="state-now">{translate('observations', language)}</h2>
      <ul className="oilway-observations oilway-list">
        {observations.map((observation) => (
          <li key={JSON.stringify(observation)}>
            <StateBadge tone={tones[observation.level]}>
              {translate(observation.level, language)}
            </StateBadge>
            <div>
              {observationText(observation, language)}
              {observation.remedy ? (
                <p>
                  {translate('remedy', language)} <code>{observation.remedy}</code>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function JobSchedule({ language, payload }: { payload: Payload; language: string }) {
  const rows = await timetable(payload);
  const columns = ['task', 'last', 'next'] as const;
  return (
    <section aria-labelledby="state-timetable">
      <h2 id="state-timetable">{translate('timetable', language)}</h2>
      <Table
        className="oilway-job-table"
        columns={columns.map((column) => translate(column, language))}
        rows={rows.map(({ last, next, task }) => ({
          key: task,
          cells: [
            taskName(task, language),
            last ? formatTimestamp(last, language) : translate('never', language),
            next ? formatTimestamp(next, language) : translate('unplanned', language),
          ],
        }))}
      />
    </section>
  );
}

function VersionList({ language }: { language: string }) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return (
    <section aria-labelledby="state-versions">
      <h2 id="state-versions">{translate('versions', language)}</h2>
      <FactList
        facts={[
          ['Oilway', oilway.version],
          ['Payload', studio.dependencies['@payloadcms/next']],
          ['Next.js', studio.dependencies.next],
          ['Node.js', process.versions.node],
          [
            'Studio',
            `${translate('since', language)} ${formatTimestamp(startedAt.toISOString(), language)}`,
          ],
        ]}
      />
    </section>
  );
}
