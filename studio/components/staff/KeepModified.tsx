'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { reauthenticationCancelled } from './Reauthenticate.tsx';

/** Marks a form as modified after its authentication dialog was cancelled: Payload treats the refused save as done and would disable the button. */
export function KeepModified() {
  const { setModified } = useForm();
  useEffect(() => {
    const markModified = () => setModified(true);
    window.addEventListener(reauthenticationCancelled, markModified);
    return () => window.removeEventListener(reauthenticationCancelled, markModified);
  }, [setModified]);
  return null;
}
