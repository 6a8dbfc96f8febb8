import { build } from '../../commands/build.ts';

/** Builds the site once per run, so that pages name current scripts and styles. */
export default async function setUp(): Promise<void> {
  await build(['site']);
}
