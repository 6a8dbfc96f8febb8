import { build } from '../commands/build.ts';
import { startServer } from './support/server.ts';

/** Builds and starts site and studio for all tests; their addresses reach the workers as environment variables. */
export default async function setUp(): Promise<() => Promise<void>> {
  await build();
  const server = await startServer();
  process.env.E2E_SITE = server.site;
  process.env.E2E_EXAMPLES = server.examples;
  process.env.E2E_STUDIO = server.studio;
  process.env.E2E_EDITED = server.edited;
  process.env.E2E_TILES = server.tiles;
  process.env.E2E_DATABASE = server.database;
  return server.stop;
}
