import { build } from '../../commands/build.ts';

/** Once for a run: the scripts and styles that pages name are those of today. */
export default async function setUp(): Promise<void> {
  await build(['site']);
}
