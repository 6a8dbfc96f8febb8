/** Publishes what it is told to over the channel: the second process of `site-process.ts`. */
import config from '@oilway/content/config';
import { getPayload } from 'payload';

const payload = await getPayload({ config, disableOnInit: true });
process.on(
  'message',
  async ({ locale, slug, title }: { locale: 'de' | 'pl'; slug: string; title: string }) => {
    const { docs } = await payload.find({
      collection: 'pages',
      locale,
      where: { slug: { equals: slug } },
    });
    await payload.update({
      collection: 'pages',
      id: docs[0]?.id ?? 0,
      locale,
      data: { title, _status: 'published' },
    });
    process.send?.(Date.now());
  },
);
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
