import oilway from '../../../package.json' with { type: 'json' };
import studio from '../../package.json' with { type: 'json' };

/** What runs, by name: its version. */
export const versions: Record<string, string> = {
  Oilway: oilway.version,
  Payload: studio.dependencies['@payloadcms/next'],
  'Next.js': studio.dependencies.next,
  'Node.js': process.versions.node,
};

/** Since when this process runs, ISO 8601. */
export const runningSince = (): string =>
  new Date(Date.now() - process.uptime() * 1000).toISOString();
