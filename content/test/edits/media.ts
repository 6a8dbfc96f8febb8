import sharp from 'sharp';
import type { Edit, EditInput, StudioClient } from './studio-client.ts';

/** Edits of images and their alternative texts. */
export function mediaEdits(studio: StudioClient) {
  const { ask, one, patch } = studio;
  const image = async ({ a, b, word }: EditInput): Promise<FormData> => {
    const background = { r: a % 256, g: b % 256, b: 31 };
    const bytes = await sharp({ create: { width: 12, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('_payload', JSON.stringify({ altDe: word, altPl: word }));
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${word}.png`);
    return form;
  };
  return {
    createImage: async (input) => ask('POST', '/media', await image(input)),
    replaceImage: async (input) => patch('media', await one('media', input.a), await image(input)),
    describeImage: async ({ a, word }) =>
      patch('media', await one('media', a), { altDe: word, altPl: word }),
    deleteImage: async ({ a }) => ask('DELETE', `/media/${await one('media', a)}`),
  } satisfies Record<string, Edit>;
}
