import type { FileCategory } from '@oilway/content/payload-types.ts';
import type { ServerProps } from 'payload';
import { UploadForm } from './UploadForm.tsx';

/** The upload of several files above their list, each an entry of the selected category. List access implies create access. */
export async function UploadMany({ payload }: ServerProps) {
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
    label: `${category.culture === 'pl-PL' ? 'PL' : 'DE'} · ${trailOf(category, docs as FileCategory[])}`,
  }));
  categories.sort((one, other) => one.label.localeCompare(other.label));
  return <UploadForm categories={categories} />;
}

/** Returns the titles from the root to a category. */
function trailOf(category: FileCategory, all: readonly FileCategory[]): string {
  const titles: string[] = [];
  for (let at: FileCategory | undefined = category; at && titles.length < 20; ) {
    titles.unshift(at.title);
    const above: unknown = at.parent;
    at = all.find(({ id }) => id === above);
  }
  return titles.join(' › ');
}
