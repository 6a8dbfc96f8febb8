import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

export interface Draft {
  /** The form was filled from what was kept. */
  restored: boolean;
  /** Empties the form, and with it what is kept. */
  discard: () => void;
  /** To be called when the form is sent. */
  drop: () => void;
}

/** How long nobody types before it is kept, in milliseconds. */
const pause = 400;

/** Keeps what is typed under the key, and puts it back when the visitor returns. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  defaults: Values,
  key: string | undefined,
): Draft {
  const [restored, setRestored] = useState(false);
  const sent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its defaults stay the same.
  useEffect(() => {
    if (key === undefined) return undefined;
    const kept = readDraft(key, defaults);
    if (kept) {
      // What was typed before this script came is newer.
      const typed = form.getValues();
      const untouched = Object.entries(kept).filter(([name]) => !typed[name]?.length);
      form.reset({ ...typed, ...Object.fromEntries(untouched) } as DefaultValues<Values>);
      setRestored(untouched.length > 0);
    }
    let wait: number | undefined;
    const keep = () => {
      clearTimeout(wait);
      wait = undefined;
      if (!sent.current) writeDraft(key, form.getValues());
    };
    const keepNow = () => {
      if (wait !== undefined) keep();
    };
    const { unsubscribe } = form.watch(() => {
      clearTimeout(wait);
      wait = window.setTimeout(keep, pause);
    });
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      clearTimeout(wait);
      removeEventListener('pagehide', keepNow);
    };
  }, [key]);
  return {
    restored,
    discard: () => {
      form.reset(defaults as DefaultValues<Values>);
      setRestored(false);
    },
    drop: () => {
      sent.current = true;
      if (key !== undefined) dropDraft(key);
    },
  };
}

interface Kept {
  savedAt: number;
  values: Record<string, unknown>;
}

/** Milliseconds: who has not come back by then, starts anew. */
const keptFor = 30 * 24 * 60 * 60_000;

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** @returns the fields that were kept, of the kind that the form has; undefined when there are none. */
function readDraft<Values extends object>(
  key: string,
  defaults: Values,
): Partial<Values> | undefined {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(key) ?? '') as Kept;
    if (!(Date.now() - savedAt < keptFor)) return undefined;
    const own = Object.entries(values).filter(
      ([name, value]) =>
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
function writeDraft(key: string, values: object): void {
  const filled = Object.entries(values).filter(([, value]) => isText(value) && value.length > 0);
  const kept: Kept = { savedAt: Date.now(), values: Object.fromEntries(filled) };
  try {
    if (filled.length > 0) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Full or forbidden.
  }
}

function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then there is none.
  }
}
