import { shownCountry } from '@oilway/content/editing/country.ts';
import { inLanguage } from '@oilway/content/labels.ts';
import type { StartSection, TaskGroup } from '@oilway/content/start-page/start-page.ts';
import { type StartTask, taskLabels } from '@oilway/content/start-page/start-task.ts';
import { observationText } from '@oilway/content/system-status/observation-text.ts';
import { getTranslation } from '@payloadcms/translations';
import { Link } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { countryName } from '../editing/messages.ts';
import { deadlineText, translate as reportingText } from '../reporting/messages.ts';
import { sectionName, translate } from './messages.ts';

interface SectionProps {
  section: StartSection;
  /** The task that is shown as the primary action. */
  next: StartTask | undefined;
  req: PayloadRequest;
}

/** The tasks of one role, by what they are about. Groups without any are left out. */
export function TaskSection({ next, req, section }: SectionProps) {
  const { groups, name, observations = [], urgentCase } = section;
  const { language } = req.i18n;
  const pending = groups.filter(({ tasks }) => tasks.some(({ count }) => count > 0));
  if (pending.length + observations.length === 0) return null;
  return (
    <section aria-labelledby={`start-${name}`}>
      <h2 id={`start-${name}`}>
        {sectionName(name, language)}
        {name === 'content' ? ` · ${countryName(shownCountry(req), language)}` : null}
      </h2>
      {pending.map((group) => (
        <Group key={group.about ?? name} group={group} next={next} req={req} />
      ))}
      {urgentCase ? (
        <p>
          {translate('mostUrgent', language)}:{' '}
          <Link
            href={`${req.payload.config.routes.admin}/reporting#${urgentCase.number}`}
            prefetch={false}
          >
            {reportingText('case', language)} {urgentCase.number}
          </Link>
          , {deadlineText(urgentCase.deadline, language)}
        </p>
      ) : null}
      {observations.map((observation) => (
        <p key={observation.code}>{observationText(observation, language)}</p>
      ))}
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
      <ul className="oilway-tasks oilway-list">
        {tasks.map((task) => {
          const content = (
            <>
              <span>{inLanguage(taskLabels[task.name], language)}</span>{' '}
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
                  {heading ? <span className="sr-only">, {heading}</span> : null}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
