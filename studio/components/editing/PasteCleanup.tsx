'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/** Clipboard types of the editor's own content, and of cleaned content. */
const [lexicalType, cleanedType] = ['application/x-lexical-editor', 'application/x-oilway-clean'];

/** Cleans content pasted from other programs before the editor reads it. */
export const PasteCleanupFeatureClient = createClientFeature({
  plugins: [{ Component: PasteCleanupPlugin, position: 'normal' }],
});

function PasteCleanupPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const pasted = 'clipboardData' in event ? event.clipboardData : null;
          const html = pasted?.getData('text/html');
          if (
            !pasted ||
            !html ||
            [lexicalType, cleanedType].some((type) => pasted.types.includes(type))
          )
            return false;
          event.preventDefault();
          const clipboardData = new DataTransfer();
          clipboardData.setData(cleanedType, cleanedType);
          clipboardData.setData('text/plain', pasted.getData('text/plain'));
          const document = new DOMParser().parseFromString(html, 'text/html');
          const cleaned = cleanPastedHtml(document);
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
