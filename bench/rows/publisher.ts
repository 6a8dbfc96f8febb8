/** Publishes a new heading of the oil change page for every IPC message, as the studio does; replies when it is saved. */
import config from '@oilway/content/config';
import { getPayload } from 'payload';

const payload = await getPayload({ config, disableOnInit: true });
const { docs } = await payload.find({
  collection: 'pages',
  locale: 'de',
  depth: 0,
  limit: 1,
  where: { slug: { equals: 'oelwechsel' } },
});
const [page] = docs;
if (!page) throw new Error('the demo content has no oil change page');

process.on('message', async (heading) => {
  const blocks = page.blocks?.map((block) =>
    block.blockType === 'hero' ? { ...block, heading: String(heading) } : block,
  );
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'de',
    data: { blocks, _status: 'published' },
  });
  process.send?.('saved');
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
