import { build } from '../commands/build.ts';

/** Once for a run: what is started is of today. */
export default async function setUp(): Promise<void> {
  await build(['site', 'studio']);
}
