import sharp from 'sharp';
import type { Chance, Desk, Edit } from './desk.ts';

/** Pictures and their descriptions. */
export function editPictures(desk: Desk) {
  const { ask, one, patch } = desk;
  const picture = async ({ a, b, word }: Chance): Promise<FormData> => {
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
    createPicture: async (chance) => ask('POST', '/media', await picture(chance)),
    replacePicture: async (chance) =>
      patch('media', await one('media', chance.a), await picture(chance)),
    describePicture: async ({ a, word }) =>
      patch('media', await one('media', a), { altDe: word, altPl: word }),
    deletePicture: async ({ a }) => ask('DELETE', `/media/${await one('media', a)}`),
  } satisfies Record<string, Edit>;
}
