import type { StartSection, TaskGroup } from '@oilway/content/start-page/start-page.ts';
import { type StartTask, shownCountry } from '@oilway/content/start-page/start-task.ts';
import { workingDaysToAnswer } from '@oilway/content/submissions/inbox-views.ts';
import { observationText } from '@oilway/content/system-status/observation-text.ts';
import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { countryName, translate as translateEditing } from '../editing/messages.ts';
import { deadlineText } from '../reporting/messages.ts';
import { sectionName, taskName, translate } from './messages.ts';

interface SectionProps {
  section: StartSection;
  /** The task that is shown as the primary action. */
  next: StartTask | undefined;
  req: PayloadRequest;
}

/** The tasks of one role, by what they are about. Groups without any are left out. */
export function TaskSection({ next, req, section }: SectionProps) {
  const { language } = req.i18n;
  const { deadlines = [], groups, name, observations = [] } = section;
  const pending = groups.filter(({ tasks }) => tasks.some(({ count }) => count > 0));
  if (!next && pending.length + observations.length + deadlines.length === 0) return null;
  return (
    <section aria-labelledby={`start-${name}`} className="oilway-start__section">
      <h2 id={`start-${name}`}>
        {sectionName(name, language)}
        {name === 'editing' ? ` · ${countryName(shownCountry(req), language)}` : null}
      </h2>
      {next && pending.length === 0 ? <p>{translate('nothing', language)}</p> : null}
      {pending.map((group) => (
        <Group key={group.about ?? name} group={group} next={next} req={req} />
      ))}
      {observations.map((observation) => (
        <p key={observation.code}>{observationText(observation, language)}</p>
      ))}
      {deadlines.length > 0 ? <Deadlines deadlines={deadlines} req={req} /> : null}
      {name === 'inbox' && pending.length > 0 ? (
        <p>{translate('overdueMeaning', language, { days: String(workingDaysToAnswer) })}</p>
      ) : null}
    </section>
  );
}

function Group({ group, next, req }: { group: TaskGroup } & Omit<SectionProps, 'section'>) {
  const { i18n, payload } = req;
  const { about, tasks } = group;
  const heading = about && getTranslation(payload.collections[about].config.labels.plural, i18n);
  return (
    <>
      {heading ? <h3>{heading}</h3> : null}
      <TaskList about={heading} next={next} req={req} tasks={tasks} />
    </>
  );
}

/** The findings of the report, which take longer to find than other numbers. */
export async function FindingsSection({
  findings,
  req,
}: {
  findings: Promise<StartTask[]>;
  req: PayloadRequest;
}) {
  const tasks = await findings;
  if (tasks.length === 0) return null;
  const heading = translateEditing('report', req.i18n.language);
  return (
    <section aria-labelledby="start-report" className="oilway-start__section">
      <h2 id="start-report">
        {heading} · {countryName(shownCountry(req), req.i18n.language)}
      </h2>
      <TaskList about={heading} next={undefined} req={req} tasks={tasks} />
    </section>
  );
}

interface TaskListProps {
  about: string | undefined;
  next: StartTask | undefined;
  req: PayloadRequest;
  tasks: StartTask[];
}

const TaskList = ({ about, next, req, tasks }: TaskListProps) => (
  <ul className="oilway-tasks">
    {tasks.map((task) => (
      <li key={task.name}>
        <Task about={about} isNext={task === next} req={req} task={task} />
      </li>
    ))}
  </ul>
);

interface TaskProps {
  about: string | undefined;
  isNext: boolean;
  req: PayloadRequest;
  task: StartTask;
}

function Task({ about, isNext, req: { i18n, payload }, task: { count, name, path } }: TaskProps) {
  const content = (
    <>
      <strong>{new Intl.NumberFormat(i18n.language).format(count)}</strong>{' '}
      <span>{taskName(name, i18n.language)}</span>
    </>
  );
  if (count === 0) return <div className="oilway-task">{content}</div>;
  return (
    <Link
      className={`oilway-task oilway-task--open${isNext ? ' oilway-task--next' : ''}`}
      href={`${payload.config.routes.admin}${path}`}
      prefetch={false}
    >
      {content}
      {about ? <span className="oilway-task__about">, {about}</span> : null}
    </Link>
  );
}

function Deadlines({
  deadlines,
  req: { i18n, payload },
}: {
  deadlines: NonNullable<StartSection['deadlines']>;
  req: PayloadRequest;
}) {
  const { language } = i18n;
  return (
    <>
      <h3>{translate('deadlines', language)}</h3>
      <ul className="oilway-start__deadlines">
        {deadlines.map((deadline) => (
          <li key={`${deadline.report} ${deadline.duty}`}>
            <Link href={`${payload.config.routes.admin}/reporting`} prefetch={false}>
              {translate('case', language)} {deadline.number}
            </Link>{' '}
            <span className={`oilway-start__deadline--${deadline.state}`}>
              {deadlineText(deadline, language)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
