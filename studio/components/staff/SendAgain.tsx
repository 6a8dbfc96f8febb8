'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { calledOff } from './ProveAgain.tsx';

/** Marks a form as modified after its authentication dialog was cancelled: Payload treats the refused save as done and would disable the button. */
export function SendAgain() {
  const { setModified } = useForm();
  useEffect(() => {
    const again = () => setModified(true);
    window.addEventListener(calledOff, again);
    return () => window.removeEventListener(calledOff, again);
  }, [setModified]);
  return null;
}
