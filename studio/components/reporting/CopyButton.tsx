'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';

/** Copies a secret. Payload's own button for it has no name. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useTranslation();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast.success(t('general:copied'));
  };
  return (
    <Button buttonStyle="secondary" onClick={() => void copy()}>
      {t('general:copy')}
    </Button>
  );
}
