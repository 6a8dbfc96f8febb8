import { inLanguage, text } from '../labels.ts';
import type { DocumentState } from './translation-status.ts';

const stateLabels: Record<DocumentState, ReturnType<typeof text>> = {
  draft: text('nur Entwurf', 'tylko szkic', 'draft only'),
  published: text('veröffentlicht', 'opublikowane', 'published'),
  changed: text(
    'veröffentlicht, neuerer Entwurf',
    'opublikowane, nowszy szkic',
    'published, newer draft',
  ),
};

export const stateLabel = (state: DocumentState, language: string | undefined): string =>
  inLanguage(stateLabels[state], language);
