import { addUpload, pdfOf } from '@oilway/content/test/portal-files.ts';
import type { Payload } from 'payload';

/** Returns functions that create what the tests of the library need, bypassing access control. */
export function libraryFixtures(payload: Payload) {
  return {
    async category(title: string, parent?: number, locale = 'de-DE'): Promise<number> {
      const data = { title, culture: locale, parent };
      return (await payload.create({ collection: 'file-categories', data: data as never })).id;
    },
    async grant(company: number, ...categories: number[]): Promise<void> {
      await payload.update({ collection: 'companies', id: company, data: { categories } });
    },
    pdf: async (name: string, ...pages: string[]) =>
      addUpload(payload, name, await pdfOf(...(pages.length > 0 ? pages : [name]))),
    upload: (name: string, bytes: Buffer, type: string) => addUpload(payload, name, bytes, type),
    async file(category: number, title: string, data: object = {}): Promise<number> {
      const made = await payload.create({
        collection: 'portal-files',
        data: { title, category, state: 'published', ...data } as never,
      });
      return made.id;
    },
  };
}
