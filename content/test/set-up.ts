import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres.ts';
import { postgresTemplate, sqliteTemplate } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with `empty.db`, `oilway.db` and `media`, and a cluster with the databases `empty` and `seeded`. */
    templates: { sqlite: string; postgres: { bin: string; port: number; template: string } };
  }
}

/** Creates the templates of all databases, once per run of all projects. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const [sqlite, template] = await Promise.all([sqliteTemplate(), postgresTemplate()]);
  const { bin, port, stop } = await startCluster(template);
  project.provide('templates', { sqlite, postgres: { bin, port, template } });
  return stop;
}
