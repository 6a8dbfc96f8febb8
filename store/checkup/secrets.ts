import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { critical, type Observation, ok } from './observation.ts';
import { knownSecrets } from './tables.ts';
import { sentenceOf } from './words.ts';

type Secrets = Pick<Settings, 'payloadSecret' | 'previewSecret'>;

/** Returns a fingerprint that identifies a secret without revealing it. */
const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('mark').digest('base64url');

const marksOf = ({ payloadSecret, previewSecret }: Secrets) =>
  [
    ['PAYLOAD_SECRET', markOf(payloadSecret)],
    ['PREVIEW_SECRET', markOf(previewSecret)],
  ] as const;

/** Checks whether this host has the secrets that the database is used with. The first host to check stores their fingerprints. */
export async function checkSecrets(session: Session, secrets: Secrets): Promise<Observation[]> {
  const rows = knownSecrets(session);
  const marks = marksOf(secrets);
  const since = new Date().toISOString();
  const known = await session.orm.select().from(rows);
  const missing = marks.filter(([name]) => known.every((one) => one.name !== name));
  if (missing.length > 0) {
    const insert = session.orm.insert(rows);
    await insert
      .values(missing.map(([name, mark]) => ({ name, mark, since })))
      .onConflictDoNothing();
  }
  const different = marks.flatMap(([name, mark]) => {
    const one = known.find((row) => row.name === name && row.mark !== mark);
    return one
      ? [
          critical(
            'secretsDiffer',
            { name, since: one.since },
            'put the secrets.json of the other hosts, or of the host a backup is from, into DATA_DIR; only where it was changed on purpose: oilway secrets accept',
          ),
        ]
      : [];
  });
  return different.length > 0 ? different : [ok('secrets')];
}

/**
 * Logs an error when this host's secrets differ from the other hosts', at the start of a part. An unreachable database does not prevent the start.
 */
export async function tellSecrets(
  session: Session,
  secrets: Secrets,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<void> {
  try {
    for (const finding of await checkSecrets(session, secrets))
      if (finding.level === 'critical')
        log.error({ remedy: finding.remedy }, sentenceOf(finding, 'en'));
  } catch (error) {
    log.warn({ err: error }, 'whether the secrets are the right ones could not be asked');
  }
}

/** Stores the fingerprints of this host's secrets as the valid ones. */
export async function acceptSecrets(session: Session, secrets: Secrets): Promise<void> {
  const rows = knownSecrets(session);
  const since = new Date().toISOString();
  for (const [name, mark] of marksOf(secrets))
    await session.orm
      .insert(rows)
      .values({ name, mark, since })
      .onConflictDoUpdate({ target: rows.name, set: { mark, since } });
}
