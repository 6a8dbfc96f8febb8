import { SetDocumentStepNav } from '@payloadcms/ui';
import type { InitPageResult } from 'payload';
import { type EditingWord, say } from './messages.ts';

/** The breadcrumbs of a document's tab: collection, document, tab. */
export function DocumentTrail(props: { initPageResult: InitPageResult; word: EditingWord }) {
  const { collectionConfig, docID, req } = props.initPageResult;
  return (
    <SetDocumentStepNav
      collectionSlug={collectionConfig?.slug}
      id={docID}
      pluralLabel={collectionConfig?.labels.plural}
      useAsTitle={collectionConfig?.admin.useAsTitle}
      view={say(props.word, req.i18n.language)}
    />
  );
}
