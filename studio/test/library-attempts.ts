import { expect } from 'vitest';
import { prepare } from '../../content/library/prepare.ts';
import { addUpload } from '../../content/test/portal-files.ts';
import { type Attempts, standardAttempts, type World } from './attempts.ts';

/** The files of the portal: their categories, their entries and their bytes. */
export async function libraryAttempts(world: World): Promise<Record<string, Attempts>> {
  const { ask, payload } = world;
  const category = () => ({ title: world.word(), culture: 'de-DE' as const });
  const makeCategory = async () =>
    (await payload.create({ collection: 'file-categories', data: category() as never })).id;
  const place = await makeCategory();
  const entry = () => ({
    title: world.word(),
    category: place,
    externalLink: 'https://oilway.example/',
    date: '2026-11-01T00:00:00.000Z',
    state: 'published' as const,
  });
  /** With all that the studio adds to it by itself: what changes after that is somebody's doing. */
  const makeUpload = async () => {
    const bytes = Buffer.from(world.word());
    const id = await addUpload(payload, `${world.word()}.txt`, bytes, 'text/plain');
    await prepare(payload, id);
    const where = { taskSlug: { equals: 'prepareUpload' }, processing: { equals: true } };
    const underWay = async () => payload.count({ collection: 'payload-jobs', where });
    await expect.poll(underWay, { timeout: 30_000 }).toMatchObject({ totalDocs: 0 });
    return id;
  };
  const form = () => {
    const sent = new FormData();
    sent.set('file', new Blob([world.word()], { type: 'text/plain' }), `${world.word()}.txt`);
    sent.set('_payload', '{}');
    return sent;
  };
  return {
    'file-categories': standardAttempts(world, {
      slug: 'file-categories',
      make: makeCategory,
      body: category,
      patch: { title: 'Anders' },
    }),
    'portal-files': standardAttempts(world, {
      slug: 'portal-files',
      make: async () =>
        (await payload.create({ collection: 'portal-files', data: entry() as never })).id,
      body: entry,
      patch: { title: 'Anders' },
    }),
    'portal-uploads': {
      ...standardAttempts(world, {
        slug: 'portal-uploads',
        make: makeUpload,
        body: form,
        patch: { originalName: 'anders.txt' },
      }),
      async file(who) {
        const { filename } = await payload.findByID({
          collection: 'portal-uploads',
          id: await makeUpload(),
        });
        return (await ask(who, 'GET', `/portal-uploads/file/${filename}`)).status === 200;
      },
    },
  };
}
