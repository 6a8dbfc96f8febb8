import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

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
      const untouched = Object.entries(kept).filter(([name]) => typed[name]?.length === 0);
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
