import { idOf } from '@oilway/content/id-of.ts';
import type { FileCategory } from '@oilway/content/payload-types.ts';
import { lineageOf } from '@oilway/store/library/access.ts';
import type { ServerProps } from 'payload';
import type { CategoryOption } from './propose-category.ts';
import { UploadForm } from './UploadForm.tsx';

/** The upload of several files or a folder above their list, each an entry of its category. List access implies create access. */
export async function BulkUpload({ payload }: ServerProps) {
  const { docs } = await payload.find({
    collection: 'file-categories',
    overrideAccess: true,
    pagination: false,
    depth: 0,
  });
  const titles = new Map(docs.map(({ id, title }) => [id, title]));
  const parents = new Map(docs.map(({ id, parent }) => [id, idOf(parent) ?? null]));
  const optionOf = ({ culture: locale, id }: FileCategory): CategoryOption => {
    const path = lineageOf(id, parents).map((one) => titles.get(one) ?? '');
    path.reverse();
    return { id, locale, path, label: `${locale === 'pl-PL' ? 'PL' : 'DE'} · ${path.join(' › ')}` };
  };
  const categories = docs.map(optionOf).sort((one, other) => one.label.localeCompare(other.label));
  return <UploadForm categories={categories} />;
}
