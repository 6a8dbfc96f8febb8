import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

export interface Draft {
  /** The form was filled from a stored draft. */
  restored: boolean;
  /** Resets the form, and with it the draft. */
  discard: () => void;
  /** Deletes the draft after submission. */
  clear: () => void;
}

/** Milliseconds between the last input and saving. */
const saveDelay = 400;

/** Saves the form's values in localStorage under `key`, and restores them when the page is opened again. */
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
    const storedValues = readDraft(key, defaults);
    const typed = form.getValues();
    if (storedValues) {
      // Input made before hydration is newer.
      const untouched = Object.entries(storedValues).filter(([name]) => !typed[name]?.length);
      form.reset({ ...typed, ...Object.fromEntries(untouched) } as DefaultValues<Values>);
      setRestored(untouched.length > 0);
    }
    let timer: number | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!sent.current) writeDraft(key, form.getValues());
    };
    const flush = () => {
      if (timer !== undefined) save();
    };
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = window.setTimeout(save, saveDelay);
    });
    const isTyped = ([name, value]: [string, unknown]) =>
      isText(value) && value.length > 0 && value !== defaults[name];
    if (Object.entries(typed).some(isTyped)) timer = window.setTimeout(save, saveDelay);
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      removeEventListener('pagehide', flush);
    };
  }, [key]);
  return {
    restored,
    discard: () => {
      form.reset(defaults as DefaultValues<Values>);
      setRestored(false);
    },
    clear: () => {
      sent.current = true;
      if (key !== undefined) removeDraft(key);
    },
  };
}

interface StoredDraft {
  savedAt: number;
  values: Record<string, unknown>;
}

/** Milliseconds until a draft expires. */
const draftMaxAge = 30 * 24 * 60 * 60_000;

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Returns stored values of existing fields with a matching type; undefined if there are none. */
function readDraft<Values extends object>(
  key: string,
  defaults: Values,
): Partial<Values> | undefined {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(key) ?? '') as StoredDraft;
    if (!(Date.now() - savedAt < draftMaxAge)) return undefined;
    const knownFields = Object.entries(values).filter(
      ([name, value]) =>
        name in defaults &&
        isText(value) &&
        Array.isArray(value) === Array.isArray(defaults[name as keyof Values]) &&
        value.length > 0,
    );
    return knownFields.length > 0
      ? (Object.fromEntries(knownFields) as Partial<Values>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores all non-empty values; storage errors are ignored. */
function writeDraft(key: string, values: object): void {
  const filled = Object.entries(values).filter(([, value]) => isText(value) && value.length > 0);
  const draft: StoredDraft = { savedAt: Date.now(), values: Object.fromEntries(filled) };
  try {
    if (filled.length > 0) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage full or blocked.
  }
}

function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage blocked.
  }
}
