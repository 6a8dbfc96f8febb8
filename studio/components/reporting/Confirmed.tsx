'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';

interface ConfirmedProps {
  label: string;
  /** The label for the second click, which performs the action. */
  confirm: string;
  onAct: () => Promise<unknown>;
}

/** A button that needs a second click as confirmation. */
export function Confirmed({ confirm, label, onAct }: ConfirmedProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (!asked) return setAsked(true);
    setBusy(true);
    await onAct();
    setBusy(false);
    setAsked(false);
  };
  return (
    <Button
      margin={false}
      buttonStyle="secondary"
      size="small"
      disabled={busy}
      onClick={() => void press()}
    >
      {asked ? confirm : label}
    </Button>
  );
}
