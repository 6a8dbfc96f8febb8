'use client';

import { FormSubmit, useForm, useFormModified, useTranslation } from '@payloadcms/ui';

/** Saves notes, state and assignee. Secondary: the primary button beside a message sends the reply. */
export function SaveButton() {
  const { submit } = useForm();
  const isModified = useFormModified();
  const { t } = useTranslation();
  return (
    <FormSubmit
      buttonId="action-save"
      buttonStyle="secondary"
      disabled={!isModified}
      onClick={() => void submit()}
      size="medium"
      type="button"
    >
      {t('general:save')}
    </FormSubmit>
  );
}
