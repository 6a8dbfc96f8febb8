import { build } from '../../commands/build.ts';

/** Once for a run: the studio that is started is the one of today. */
export default async function setUp(): Promise<void> {
  await build(['studio']);
}
