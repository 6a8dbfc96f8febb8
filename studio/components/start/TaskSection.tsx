import type { StartSection, TaskGroup } from '@oilway/content/start-page/start-page.ts';
import { type StartTask, shownCountry } from '@oilway/content/start-page/start-task.ts';
import { workingDaysToAnswer } from '@oilway/content/submissions/inbox-views.ts';
import { observationText } from '@oilway/content/system-status/observation-text.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { countryName } from '../editing/messages.ts';
import { translate as reportingText } from '../reporting/messages.ts';
import { Deadlines } from '../reporting/ReportList.tsx';
import { sectionName, taskName, translate } from './messages.ts';

interface SectionProps {
  section: StartSection | Promise<StartSection>;
  /** The task that is shown as the primary action. */
  next: StartTask | undefined;
  req: PayloadRequest;
}

/** The tasks of one role, by what they are about. Groups without any are left out. */
export async function TaskSection({ next, req, section }: SectionProps) {
  const { groups, name, observations = [], reports = [] } = await section;
  const { language } = req.i18n;
  const pending = groups.filter(({ tasks }) => tasks.some(({ count }) => count > 0));
  if (pending.length + observations.length + reports.length === 0) return null;
  return (
    <section aria-labelledby={`start-${name}`} className="oilway-start__section">
      <h2 id={`start-${name}`}>
        {sectionName(name, language)}
        {name === 'content' || name === 'report'
          ? ` · ${countryName(shownCountry(req), language)}`
          : null}
      </h2>
      {pending.map((group) => (
        <Group key={group.about ?? name} group={group} next={next} req={req} />
      ))}
      {observations.map((observation) => (
        <p key={observation.code}>{observationText(observation, language)}</p>
      ))}
      {reports.length > 0 ? <h3>{translate('deadlines', language)}</h3> : null}
      {reports.map((report) => (
        <div key={report.id} className="oilway-start__case">
          <Link href={`${req.payload.config.routes.admin}/reporting#${report.id}`} prefetch={false}>
            {reportingText('case', language)} {reportNumber(report.id)}
          </Link>
          <Deadlines language={language} report={report} />
        </div>
      ))}
      {name === 'inbox' ? (
        <p>{translate('overdueMeaning', language, String(workingDaysToAnswer))}</p>
      ) : null}
    </section>
  );
}

function Group({
  group: { about, tasks },
  next,
  req: { i18n, payload },
}: { group: TaskGroup } & Omit<SectionProps, 'section'>) {
  const { language } = i18n;
  const heading = about && getTranslation(payload.collections[about].config.labels.plural, i18n);
  return (
    <>
      {heading ? <h3>{heading}</h3> : null}
      <ul className="oilway-tasks">
        {tasks.map((task) => {
          const content = (
            <>
              <span>{taskName(task.name, language)}</span>{' '}
              <strong>{new Intl.NumberFormat(language).format(task.count)}</strong>
            </>
          );
          return (
            <li key={task.name} className={task === next ? 'oilway-tasks__next' : undefined}>
              {task.count === 0 ? (
                <div>{content}</div>
              ) : (
                <Link href={payload.config.routes.admin + task.path} prefetch={false}>
                  {content}
                  {heading ? <span className="oilway-tasks__about">, {heading}</span> : null}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
