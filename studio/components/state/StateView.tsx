import { admins } from '@oilway/content/access/rules.ts';
import { lookAtDatabase, lookAtMachine } from '@oilway/content/checkup/checkup.ts';
import { failedJobs } from '@oilway/content/state/failed-jobs.ts';
import { momentFor, type SpokenLanguage, sentenceFor } from '@oilway/content/state/sentence.ts';
import { taskName } from '@oilway/content/state/task-names.ts';
import { timetable } from '@oilway/content/state/timetable.ts';
import type { Observation } from '@oilway/store/checkup/observation.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, Payload } from 'payload';
import { StateBadge } from '../editing/StateBadge.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { languageOf, say } from './messages.ts';
import { runningSince, versions } from './versions.ts';
import './state.css';

/** How the installation is: what a quick look finds, what failed, what runs when, and which versions do. For administrators. */
export async function StateView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/state`)}`);
  if (!admins({ req })) notFound();
  const { language } = req.i18n;
  const own = languageOf(language);
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
        <Observations found={await look(req.payload)} language={own} />
        <section aria-labelledby="state-failed">
          <h2 id="state-failed">{say('failed', language)}</h2>
          <FailedJobs
            jobs={failed.map((job) => ({
              ...job,
              task: taskName(job.task, language),
              at: momentFor(job.at, own),
            }))}
          />
        </section>
        <Timetable payload={req.payload} language={own} />
        <VersionList language={own} />
        <nav aria-label={say('queues', language)} className="oilway-state-view__links">
          <a href={`${admin}/collections/mails`}>{say('outbox', language)}</a>
          <a href={`${admin}/globals/retention`}>{say('retention', language)}</a>
          <a href={`${admin}/globals/social-feeds`}>{say('feeds', language)}</a>
        </nav>
      </Gutter>
    </DefaultTemplate>
  );
}

const order = { now: 0, soon: 1, well: 2 } as const;
const tones = { now: 'bad', soon: 'warn', well: 'good' } as const;

/** What needs somebody comes first. */
async function look(payload: Payload): Promise<Observation[]> {
  const settings = readSettings();
  const found = await Promise.all([
    lookAtMachine(settings),
    lookAtDatabase(payload, settings, false),
  ]);
  return found.flat().toSorted((one, other) => order[one.level] - order[other.level]);
}

function Observations({ found, language }: { found: Observation[]; language: SpokenLanguage }) {
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

async function Timetable({ language, payload }: { payload: Payload; language: SpokenLanguage }) {
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

function VersionList({ language }: { language: SpokenLanguage }) {
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
            {say('since', language)} {momentFor(runningSince(), language)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
