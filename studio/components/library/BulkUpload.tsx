import { categoryOptions } from '@oilway/content/library/category-options.ts';
import type { ServerProps } from 'payload';
import { UploadForm } from './UploadForm.tsx';

/** The upload of several files or a folder above their list, each an entry of its category. List access implies create access. */
export async function BulkUpload({ payload }: ServerProps) {
  return <UploadForm categories={await categoryOptions(payload)} />;
}
