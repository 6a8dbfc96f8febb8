'use client';

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui';
import { useId } from 'react';

interface ConfirmButtonProps {
  label: string;
  /** What the dialog says about the action. */
  explanation?: string;
  onConfirm: () => Promise<unknown>;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmButton({ explanation, label, onConfirm }: ConfirmButtonProps) {
  const modalSlug = useId();
  const { openModal } = useModal();
  return (
    <>
      <Button
        margin={false}
        buttonStyle="secondary"
        size="small"
        onClick={() => openModal(modalSlug)}
      >
        {label}
      </Button>
      <ConfirmationModal
        heading={label}
        body={explanation}
        confirmLabel={label}
        modalSlug={modalSlug}
        onConfirm={async () => void (await onConfirm())}
      />
    </>
  );
}
