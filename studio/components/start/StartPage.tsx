import { nextTask, readStartSections } from '@oilway/content/start-page/start-page.ts';
import type { AdminViewServerProps } from 'payload';
import { MissingAssignmentNotice } from '../inbox/MissingAssignmentNotice.tsx';
import { OutboxPausedNotice } from '../inbox/OutboxPausedNotice.tsx';
import { RetentionNotice } from '../inbox/RetentionNotice.tsx';
import { Main } from '../Main.tsx';
import { SystemStatusCard } from '../system-status/SystemStatusLinks.tsx';
import { translate } from './messages.ts';
import { TaskSection } from './TaskSection.tsx';
import '../editing/document-lists.css';
import './start.css';

/** Greets a person with the own tasks, the next one in amber. */
export async function StartPage({ initPageResult }: AdminViewServerProps) {
  const { permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const { language } = i18n;
  const session = { i18n, payload, permissions, ...(user ? { user } : {}) };
  const sections = await readStartSections(req);
  const next = nextTask(sections);
  return (
    <Main className="oilway-start">
      <h1>{translate('greeting', language, { name: user?.name ?? '' })}</h1>
      <SystemStatusCard {...session} />
      <MissingAssignmentNotice {...session} />
      <OutboxPausedNotice {...session} />
      <RetentionNotice {...session} />
      {sections.map((section) => (
        <TaskSection key={section.name} next={next} req={req} section={section} />
      ))}
      {next ? null : <p className="no-results">{translate('nothing', language)}</p>}
    </Main>
  );
}
