/** An observation about a running installation. `words.ts` has the sentence of each code. */
import { type ObservationCode, sentenceOf } from './words.ts';

/** `critical`: something does not work, or is about to stop. */
export type Level = 'ok' | 'warning' | 'critical';

export interface Observation {
  code: ObservationCode;
  level: Level;
  /** The values of the placeholders in its sentence. */
  values: Record<string, string | number>;
  /** The command that fixes it, or the setting to check. */
  remedy?: string;
}

const maker =
  (level: Level) =>
  (code: ObservationCode, values: Observation['values'] = {}, remedy?: string): Observation => ({
    code,
    level,
    values,
    ...(remedy ? { remedy } : {}),
  });

export const ok = maker('ok');
export const warning = maker('warning');
export const critical = maker('critical');

const marks = { ok: '✓', warning: '!', critical: '✗' } as const;

/** Returns the line of `oilway doctor`. */
export const lineOf = (observation: Observation): string =>
  `${marks[observation.level]} ${sentenceOf(observation, 'en')}${observation.remedy ? `  → ${observation.remedy}` : ''}`;

export type Check = () => Promise<Observation[]> | Observation[];

/** Runs every check in sequence; an exception becomes an observation, too. @param checks by their subject, in English. */
export async function lookAt(checks: Record<string, Check>): Promise<Observation[]> {
  const found: Observation[] = [];
  for (const [what, check] of Object.entries(checks)) {
    try {
      found.push(...(await check()));
    } catch (error) {
      found.push(critical('unseen', { what, why: firstLine(error) }));
    }
  }
  return found;
}

const firstLine = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause ? firstLine(cause) : (String(message).split('\n')[0] ?? '');
};

export const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** Returns gigabytes with one decimal. */
export const gigabytes = (bytes: number): number => Math.round(bytes / 1e8) / 10;
