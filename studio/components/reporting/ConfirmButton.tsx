'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';

interface ConfirmButtonProps {
  label: string;
  /** The label for the second click, which performs the action. */
  confirmLabel: string;
  onConfirm: () => Promise<unknown>;
}

/** A button that needs a second click as confirmation. */
export function ConfirmButton({ confirmLabel, label, onConfirm }: ConfirmButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    if (!isConfirming) return setIsConfirming(true);
    setBusy(true);
    await onConfirm();
    setBusy(false);
    setIsConfirming(false);
  };
  return (
    <Button
      margin={false}
      buttonStyle="secondary"
      size="small"
      disabled={busy}
      onClick={() => void handleClick()}
    >
      {isConfirming ? confirmLabel : label}
    </Button>
  );
}
