import {
  nextTask,
  readFindings,
  readStartSections,
} from '@oilway/content/start-page/start-page.ts';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { Suspense } from 'react';
import { MissingAssignmentNotice } from '../inbox/MissingAssignmentNotice.tsx';
import { OutboxPausedNotice } from '../inbox/OutboxPausedNotice.tsx';
import { RetentionNotice } from '../inbox/RetentionNotice.tsx';
import { SystemStatusCard } from '../system-status/SystemStatusLinks.tsx';
import { Areas, type NavGroups } from './Areas.tsx';
import { translate } from './messages.ts';
import { NothingToDo } from './NothingToDo.tsx';
import { FindingsSection, TaskSection } from './TaskSection.tsx';
import './start.css';

/** Greets a person with the own tasks, the next one first, and the areas of the studio that the person works in. */
export async function StartPage(props: AdminViewServerProps & { navGroups?: NavGroups }) {
  const { initPageResult, navGroups = [] } = props;
  const { permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const { language } = i18n;
  const notice = { i18n, payload, ...(user ? { user } : {}) };
  const sections = await readStartSections(req);
  const next = nextTask(sections);
  // Not awaited: the page is shown before the report.
  const findings = readFindings(req);
  return (
    <Gutter className="oilway-start">
      <h1>{translate('greeting', language, { name: user?.name ?? '' })}</h1>
      <SystemStatusCard {...notice} />
      <MissingAssignmentNotice {...notice} />
      <OutboxPausedNotice {...notice} />
      <RetentionNotice {...notice} />
      {next ? null : (
        <Suspense>
          <NothingToDo findings={findings} language={language} />
        </Suspense>
      )}
      {sections.map((section) => (
        <TaskSection key={section.name} next={next} req={req} section={section} />
      ))}
      <Suspense>
        <FindingsSection findings={findings} req={req} />
      </Suspense>
      <Areas groups={navGroups} permissions={permissions} req={req} />
    </Gutter>
  );
}
