/** What was typed so far, kept on this device only and not for long. */

interface Kept {
  savedAt: number;
  values: Record<string, unknown>;
}

/** Milliseconds: who has not come back by then, starts anew. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Consent is given anew each time. */
const neverKept = 'gdprAccept';

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** @returns the fields that were kept, of the kind that the form has; undefined when there are none. */
export function readDraft<Values extends object>(
  key: string,
  defaults: Values,
): Partial<Values> | undefined {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
    if (!(Date.now() - savedAt < keptFor)) return undefined;
    const own = Object.entries(values).filter(
      ([name, value]) =>
        name !== neverKept &&
        name in defaults &&
        isText(value) &&
        Array.isArray(value) === Array.isArray(defaults[name as keyof Values]) &&
        value.length > 0,
    );
    return own.length > 0 ? (Object.fromEntries(own) as Partial<Values>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is filled in; a browser that keeps nothing still sends the form. */
export function writeDraft(key: string, values: object): void {
  const filled = Object.entries(values).filter(
    ([name, value]) => name !== neverKept && isText(value) && value.length > 0,
  );
  const kept: Kept = { savedAt: Date.now(), values: Object.fromEntries(filled) };
  try {
    if (filled.length > 0) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Full or forbidden.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then there is none.
  }
}
