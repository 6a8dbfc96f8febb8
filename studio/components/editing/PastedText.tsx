'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanPasted } from './pasted-text.ts';

/** Clipboard types of the editor's own content, and of cleaned content. */
const [own, clean] = ['application/x-lexical-editor', 'application/x-oilway-clean'];

/** Cleans content pasted from other programs before the editor reads it. */
export const PastedTextFeatureClient = createClientFeature({
  plugins: [{ Component: PastedText, position: 'normal' }],
});

function PastedText() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const pasted = 'clipboardData' in event ? event.clipboardData : null;
          const html = pasted?.getData('text/html');
          if (!pasted || !html || [own, clean].some((type) => pasted.types.includes(type)))
            return false;
          event.preventDefault();
          const clipboardData = new DataTransfer();
          clipboardData.setData(clean, clean);
          clipboardData.setData('text/plain', pasted.getData('text/plain'));
          const document = new DOMParser().parseFromString(html, 'text/html');
          const cleaned = cleanPasted(document);
          if (cleaned) clipboardData.setData('text/html', cleaned);
          return editor.dispatchCommand(
            PASTE_COMMAND,
            new ClipboardEvent('paste', { clipboardData, cancelable: true }),
          );
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}
