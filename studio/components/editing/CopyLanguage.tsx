'use client';

import { languageName, otherLanguage } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import {
  CheckboxInput,
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { say } from './messages.ts';

const modal = 'oilway-copy-language';

/** In the menu of a document: fills the draft of the open language with the text of the other one. */
export function CopyLanguage() {
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { toggleModal } = useModal();
  const open = useLocale().code as Locale;
  const [replace, setReplace] = useState(false);
  if (!id || !hasPublishPermission) return null;
  const { language } = i18n;
  const from = otherLanguage(open);
  const copy = async () => {
    const query = `from=${from}&locale=${open}&replace=${replace}`;
    const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}/copy-language?${query}`;
    const answered = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
      () => undefined,
    );
    // The form holds what was there before.
    if (answered?.ok) window.location.reload();
    else toast.error(say('copyFailed', language));
  };
  const heading = say('copy', language, { language: languageName(from, language) });
  return (
    <>
      <PopupList.Button id="oilway-copy" onClick={() => toggleModal(modal)}>
        {heading}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={heading.replace(/ ?…$/, '')}
        body={
          <>
            <p>{say('copyHint', language)}</p>
            <CheckboxInput
              id="oilway-copy-replace"
              checked={replace}
              label={say('copyOver', language)}
              onToggle={() => setReplace(!replace)}
            />
          </>
        }
        confirmLabel={say('copyDo', language)}
        onConfirm={copy}
      />
    </>
  );
}
