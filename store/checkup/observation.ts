/** What a look at a running installation found. What a code means, in words, stands in `words.ts`. */
import type { ObservationCode } from './words.ts';

/** Whether somebody has to do something: nothing; soon; now, for something does not work or is about to stop. */
export type Level = 'well' | 'soon' | 'now';

export interface Observation {
  code: ObservationCode;
  level: Level;
  /** What its words have places for. */
  values: Record<string, string | number>;
  /** The command that mends it, or the setting to look at. */
  remedy?: string;
}

type Values = Observation['values'];

export const well = (code: ObservationCode, values: Values = {}): Observation => ({
  code,
  level: 'well',
  values,
});

export const soon = (code: ObservationCode, values: Values = {}, remedy?: string): Observation => ({
  code,
  level: 'soon',
  values,
  ...(remedy ? { remedy } : {}),
});

export const now = (code: ObservationCode, values: Values = {}, remedy?: string): Observation => ({
  ...soon(code, values, remedy),
  level: 'now',
});

/** One look. What it throws is a finding, too: others are made all the same. */
export type Check = () => Promise<Observation[]> | Observation[];

/** Makes every look, one after another. @param checks by what is looked at, in English. */
export async function lookAt(checks: Record<string, Check>): Promise<Observation[]> {
  const found: Observation[] = [];
  for (const [what, check] of Object.entries(checks)) {
    try {
      found.push(...(await check()));
    } catch (error) {
      found.push(now('unseen', { what, why: firstLine(error) }));
    }
  }
  return found;
}

const firstLine = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause ? firstLine(cause) : (String(message).split('\n')[0] ?? '');
};

/** Bytes as megabytes, for people. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** Bytes as gigabytes, for people. */
export const gigabytes = (bytes: number): number => Math.round(bytes / 1e8) / 10;
