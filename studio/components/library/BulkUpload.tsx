import type { FileCategory } from '@oilway/content/payload-types.ts';
import type { ServerProps } from 'payload';
import { UploadForm } from './UploadForm.tsx';

/** The upload of several files above their list, each an entry of the selected category. List access implies create access. */
export async function BulkUpload({ payload }: ServerProps) {
  const { docs } = await payload.find({
    collection: 'file-categories',
    overrideAccess: true,
    pagination: false,
    limit: 0,
    depth: 0,
    select: { culture: true, parent: true, title: true },
  });
  const categories = (docs as FileCategory[]).map((category) => ({
    id: category.id,
    label: `${category.culture === 'pl-PL' ? 'PL' : 'DE'} · ${categoryPath(category, docs as FileCategory[])}`,
  }));
  categories.sort((one, other) => one.label.localeCompare(other.label));
  return <UploadForm categories={categories} />;
}

/** Returns the titles from the root to a category. */
function categoryPath(category: FileCategory, all: readonly FileCategory[]): string {
  const titles: string[] = [];
  for (let current: FileCategory | undefined = category; current && titles.length < 20; ) {
    titles.unshift(current.title);
    const parentId: unknown = current.parent;
    current = all.find(({ id }) => id === parentId);
  }
  return titles.join(' › ');
}
