import { SetDocumentStepNav } from '@payloadcms/ui';
import type { InitPageResult } from 'payload';
import { type EditingMessageKey, translate } from './messages.ts';

/** The breadcrumbs of a document's tab: collection, document, tab. */
export function DocumentBreadcrumbs(props: {
  initPageResult: InitPageResult;
  word: EditingMessageKey;
}) {
  const { collectionConfig, docID, req } = props.initPageResult;
  return (
    <SetDocumentStepNav
      collectionSlug={collectionConfig?.slug}
      id={docID}
      pluralLabel={collectionConfig?.labels.plural}
      useAsTitle={collectionConfig?.admin.useAsTitle}
      view={translate(props.word, req.i18n.language)}
    />
  );
}
