import { build } from '../commands/build.ts';

/** Builds once per run, so that the tests start the current sources. */
export default async function setUp(): Promise<void> {
  await build(['site', 'studio']);
}
