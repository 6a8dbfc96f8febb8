/** An observation about a running installation. `messages.ts` has the sentence of each code. */
import { type DiagnosticCode, diagnosticMessage } from './messages.ts';

/** `critical`: something does not work, or is about to stop. */
export type Severity = 'ok' | 'warning' | 'critical';

export interface Diagnostic {
  code: DiagnosticCode;
  level: Severity;
  /** The values of the placeholders in its sentence. */
  values: Record<string, string | number>;
  /** The command that fixes it, or the setting to check. */
  remedy?: string;
}

const diagnosticOf =
  (level: Severity) =>
  (code: DiagnosticCode, values: Diagnostic['values'] = {}, remedy?: string): Diagnostic => ({
    code,
    level,
    values,
    ...(remedy ? { remedy } : {}),
  });

export const ok = diagnosticOf('ok');
export const warning = diagnosticOf('warning');
export const critical = diagnosticOf('critical');

const symbols = { ok: '✓', warning: '!', critical: '✗' } as const;

/** Returns the line of `oilway doctor`. */
export const formatDiagnostic = (observation: Diagnostic): string =>
  `${symbols[observation.level]} ${diagnosticMessage(observation, 'en')}${observation.remedy ? `  → ${observation.remedy}` : ''}`;

export type Check = () => Promise<Diagnostic[]> | Diagnostic[];

/** Runs every check in sequence; an exception becomes an observation, too. @param checks by their subject, in English. */
export async function runChecks(checks: Record<string, Check>): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const [what, check] of Object.entries(checks)) {
    try {
      found.push(...(await check()));
    } catch (error) {
      found.push(critical('checkFailed', { what, why: firstLine(error) }));
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
