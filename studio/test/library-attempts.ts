import { expect } from 'vitest';
import { prepare } from '../../content/library/prepare.ts';
import { addUpload } from '../../content/test/portal-files.ts';
import { type Attempts, standardAttempts, standardOf, type World } from './attempts.ts';

/** The files of the portal: their categories, their entries and their bytes. */
export async function libraryAttempts(world: World): Promise<Record<string, Attempts>> {
  const { ask, payload } = world;
  const category = () => ({ title: world.word(), culture: 'de-DE' as const });
  const place = await payload.create({ collection: 'file-categories', data: category() as never });
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
  const entry = { category: place.id, externalLink: 'https://oilway.example/' };
  return {
    ...standardOf(
      world,
      { slug: 'file-categories', body: category, patch: { title: 'Anders' } },
      {
        slug: 'portal-files',
        body: () => ({ ...entry, title: world.word(), state: 'published' }),
        patch: { title: 'Anders' },
      },
    ),
    'portal-uploads': {
      ...standardAttempts(world, {
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
