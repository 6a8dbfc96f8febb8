import { build } from '../../commands/build.ts';

/** Runs once per test run: rebuilds the studio if it is stale. */
export default async function setUp(): Promise<void> {
  await build(['studio']);
}
