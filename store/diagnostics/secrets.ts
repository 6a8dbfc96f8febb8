import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { DbSession } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { critical, type Diagnostic, ok } from './diagnostic.ts';
import { diagnosticMessage } from './messages.ts';
import { knownSecrets } from './tables.ts';

type Secrets = Pick<Settings, 'payloadSecret' | 'previewSecret'>;

/** Returns a fingerprint that identifies a secret without revealing it. */
const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('mark').digest('base64url');

const fingerprintsOf = ({ payloadSecret, previewSecret }: Secrets) =>
  [
    ['PAYLOAD_SECRET', fingerprintOf(payloadSecret)],
    ['PREVIEW_SECRET', fingerprintOf(previewSecret)],
  ] as const;

/** Checks whether this host has the secrets that the database is used with. The first host to check stores their fingerprints. */
export async function checkSecrets(session: DbSession, secrets: Secrets): Promise<Diagnostic[]> {
  const rows = knownSecrets(session);
  const fingerprints = fingerprintsOf(secrets);
  const since = new Date().toISOString();
  const known = await session.orm.select().from(rows);
  const missing = fingerprints.filter(([name]) => known.every((stored) => stored.name !== name));
  if (missing.length > 0) {
    const insert = session.orm.insert(rows);
    await insert
      .values(missing.map(([name, fingerprint]) => ({ name, fingerprint, since })))
      .onConflictDoNothing();
  }
  const different = fingerprints.flatMap(([name, fingerprint]) => {
    const stored = known.find((row) => row.name === name && row.fingerprint !== fingerprint);
    return stored
      ? [
          critical(
            'secretsDiffer',
            { name, since: stored.since },
            'copy the secrets.json of the other hosts, or of the host of the backup, into DATA_DIR; only after an intended change: oilway secrets accept',
          ),
        ]
      : [];
  });
  return different.length > 0 ? different : [ok('secrets')];
}

/**
 * Logs an error when this host's secrets differ from the other hosts', at the start of a part. An unreachable database does not prevent the start.
 */
export async function logSecretMismatch(
  session: DbSession,
  secrets: Secrets,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<void> {
  try {
    for (const diagnostic of await checkSecrets(session, secrets))
      if (diagnostic.level === 'critical')
        log.error({ remedy: diagnostic.remedy }, diagnosticMessage(diagnostic, 'en'));
  } catch (error) {
    log.warn({ err: error }, 'the secrets could not be checked');
  }
}

/** Stores the fingerprints of this host's secrets as the valid ones. */
export async function acceptSecrets(session: DbSession, secrets: Secrets): Promise<void> {
  const rows = knownSecrets(session);
  const since = new Date().toISOString();
  for (const [name, fingerprint] of fingerprintsOf(secrets))
    await session.orm
      .insert(rows)
      .values({ name, fingerprint, since })
      .onConflictDoUpdate({ target: rows.name, set: { fingerprint, since } });
}
