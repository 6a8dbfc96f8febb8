import { admins } from '@oilway/content/access/rules.ts';
import { quickChecks } from '@oilway/content/checkup/checkup.ts';
import { failedJobs } from '@oilway/content/state/failed-jobs.ts';
import { momentFor, sentenceFor } from '@oilway/content/state/sentence.ts';
import { taskName } from '@oilway/content/state/task-names.ts';
import { timetable } from '@oilway/content/state/timetable.ts';
import type { Observation } from '@oilway/store/checkup/observation.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, Payload } from 'payload';
import oilway from '../../../package.json' with { type: 'json' };
import studio from '../../package.json' with { type: 'json' };
import { StateBadge } from '../editing/StateBadge.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { say } from './messages.ts';
import './state.css';

/** Shows the quick checks of `oilway doctor`, failed jobs, the schedule and versions. For administrators. */
export async function StateView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/state`)}`);
  if (!admins({ req })) notFound();
  const { language } = req.i18n;
  const failed = await failedJobs(req.payload);
  return (
    <DefaultTemplate
      {...{ locale, params, permissions, req, searchParams, visibleEntities }}
      i18n={req.i18n}
      payload={req.payload}
      user={req.user}
    >
      <SetStepNav nav={[{ label: say('state', language) }]} />
      <Gutter className="oilway-state-view">
        <h1>{say('state', language)}</h1>
        <p className="oilway-intro">{say('intro', language)}</p>
        <Observations found={await quickChecks(req.payload)} language={language} />
        <section aria-labelledby="state-failed">
          <h2 id="state-failed">{say('failed', language)}</h2>
          <FailedJobs
            jobs={failed.map((job) => ({
              ...job,
              task: taskName(job.task, language),
              at: momentFor(job.at, language),
            }))}
          />
        </section>
        <Timetable payload={req.payload} language={language} />
        <VersionList language={language} />
        <nav aria-label={say('queues', language)} className="oilway-state-view__links">
          <a href={`${admin}/collections/mails`}>{say('outbox', language)}</a>
          <a href={`${admin}/globals/retention`}>{say('retention', language)}</a>
          <a href={`${admin}/globals/social-feeds`}>{say('feeds', language)}</a>
        </nav>
      </Gutter>
    </DefaultTemplate>
  );
}

const tones = { critical: 'bad', warning: 'warn', ok: 'good' } as const;
function Observations({ found, language }: { found: Observation[]; language: string }) {
  return (
    <section aria-labelledby="state-now">
      <h2 id="state-now">{say('observations', language)}</h2>
      <ul className="oilway-observations">
        {found.map((observation) => (
          <li key={JSON.stringify(observation)}>
            <StateBadge tone={tones[observation.level]}>
              {say(observation.level, language)}
            </StateBadge>
            <div>
              {sentenceFor(observation, language)}
              {observation.remedy ? (
                <p>
                  {say('remedy', language)} <code>{observation.remedy}</code>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Timetable({ language, payload }: { payload: Payload; language: string }) {
  const rows = await timetable(payload);
  return (
    <section aria-labelledby="state-timetable">
      <h2 id="state-timetable">{say('timetable', language)}</h2>
      <table className="oilway-state-table">
        <thead>
          <tr>
            <th scope="col">{say('task', language)}</th>
            <th scope="col">{say('last', language)}</th>
            <th scope="col">{say('next', language)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ last, next, task }) => (
            <tr key={task}>
              <th scope="row">{taskName(task, language)}</th>
              <td data-label={say('last', language)}>
                {last ? momentFor(last, language) : say('never', language)}
              </td>
              <td data-label={say('next', language)}>
                {next ? momentFor(next, language) : say('unplanned', language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const versions = {
  Oilway: oilway.version,
  Payload: studio.dependencies['@payloadcms/next'],
  'Next.js': studio.dependencies.next,
  'Node.js': process.versions.node,
};

function VersionList({ language }: { language: string }) {
  const since = new Date(Date.now() - process.uptime() * 1000);
  return (
    <section aria-labelledby="state-versions">
      <h2 id="state-versions">{say('versions', language)}</h2>
      <dl className="oilway-state-versions">
        {Object.entries(versions).map(([name, version]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{version}</dd>
          </div>
        ))}
        <div>
          <dt>Studio</dt>
          <dd>
            {say('since', language)} {momentFor(since.toISOString(), language)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
