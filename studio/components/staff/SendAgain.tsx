'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { calledOff } from './ProveAgain.tsx';

/** In a form that asks who sends it: Payload takes what was refused for saved, and would let nobody send it again. */
export function SendAgain() {
  const { setModified } = useForm();
  useEffect(() => {
    const again = () => setModified(true);
    window.addEventListener(calledOff, again);
    return () => window.removeEventListener(calledOff, again);
  }, [setModified]);
  return null;
}
