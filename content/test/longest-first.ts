import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in order: files of one project are adjacent, so that a process stays with it. */
const projects = ['studio', 'site', 'content', 'store'];

/** Files that take five seconds or more, longest first, so that none of them runs last. */
const long = [
  'studio/test/access',
  'studio/test/connections',
  'studio/test/transport',
  'studio/test/inbox',
  'site/test/storage-failure',
  'site/pages/documents',
  'site/test/crash',
  'site/test/shutdown',
  'site/features/library/processes',
  'site/features/library/files/zip',
  'content/diagnostics/remedies',
  'content/diagnostics/commands',
  'content/jobs/worker',
  'content/migrations/concurrent-migration',
  'content/publishing/documents',
  'content/submissions/crash',
  'content/database/sqlite',
  'content/migrations/drift',
  'store/backup/backup',
  'store/backup/migrate-to-postgres',
  'store/backup/failed-restore',
  'store/http/lingering-response',
  'store/audit/audit',
];

/** Sorts the long files of each project first; the others are in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId, project }: TestSpecification) => {
      const index = long.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return projects.indexOf(project.name) * 100 + (index < 0 ? 99 : index);
    };
    return (await super.sort(files)).sort((one, other) => weight(one) - weight(other));
  }
}
