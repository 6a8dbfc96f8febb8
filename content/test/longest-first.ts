import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in their order: files of one follow each other, so that a process stays with it. */
const projects = ['studio', 'site', 'content', 'store'];

/** Files that take five seconds and more, the longest first: none of them is to be left for the end. */
const long = [
  'studio/test/access',
  'studio/test/inbox',
  'site/test/crash',
  'site/test/storage-trouble',
  'site/pages/documents',
  'site/test/stop',
  'site/features/library/processes',
  'site/features/library/files/zip',
  'content/submissions/crash',
  'content/database/sqlite',
  'content/migrations/drift',
];

/** Puts the long files of each project first; the others come as Vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId, project }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.includes(`/${name}.test.`));
      return projects.indexOf(project.name) * 100 + (place < 0 ? 99 : place);
    };
    return (await super.sort(files)).sort((one, other) => weight(one) - weight(other));
  }
}
