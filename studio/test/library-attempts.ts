import { expect } from 'vitest';
import { processUpload } from '../../content/library/prepare-upload.ts';
import { addUpload } from '../../content/test/portal-files.ts';
import { type Attempts, standardAttempts, standardOf, type TestContext } from './attempts.ts';

/** Returns the operations of the portal's categories, file entries and uploads. */
export async function libraryAttempts(context: TestContext): Promise<Record<string, Attempts>> {
  const { ask, payload } = context;
  const category = () => ({ title: context.uniqueWord(), culture: 'de-DE' as const });
  const place = await payload.create({ collection: 'file-categories', data: category() as never });
  /** Creates an upload and waits for its processing: later changes come from the attempts. */
  const makeUpload = async () => {
    const bytes = Buffer.from(context.uniqueWord());
    const id = await addUpload(payload, `${context.uniqueWord()}.txt`, bytes, 'text/plain');
    await processUpload(payload, id);
    const where = { taskSlug: { equals: 'prepareUpload' }, processing: { equals: true } };
    const runningJobs = async () => payload.count({ collection: 'payload-jobs', where });
    await expect.poll(runningJobs, { timeout: 30_000 }).toMatchObject({ totalDocs: 0 });
    return id;
  };
  const form = () => {
    const sent = new FormData();
    sent.set(
      'file',
      new Blob([context.uniqueWord()], { type: 'text/plain' }),
      `${context.uniqueWord()}.txt`,
    );
    sent.set('_payload', '{}');
    return sent;
  };
  const entry = { category: place.id, externalLink: 'https://oilway.example/' };
  return {
    ...standardOf(
      context,
      { slug: 'file-categories', body: category, patch: { title: 'Anders' } },
      {
        slug: 'portal-files',
        body: () => ({ ...entry, title: context.uniqueWord(), state: 'published' }),
        patch: { title: 'Anders' },
      },
    ),
    'portal-uploads': {
      ...standardAttempts(context, {
        slug: 'portal-uploads',
        make: makeUpload,
        body: form,
        patch: { originalName: 'anders.txt' },
      }),
      async file(who) {
        const id = await makeUpload();
        const { filename } = await payload.findByID({ collection: 'portal-uploads', id });
        return (await ask(who, 'GET', `/portal-uploads/file/${filename}`)).status === 200;
      },
    },
  };
}
