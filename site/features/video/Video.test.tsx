import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VideoBlock } from '@oilway/store/published/documents.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { video } from '../../development/examples/blocks/blocks.ts';
import { examplePage, examplePhotograph } from '../../development/examples/blocks/page.ts';
import { readOptions } from './browser/options.ts';
import { Video } from './Video.tsx';

const styles = readFileSync(join(import.meta.dirname, 'Video.module.css'), 'utf8');

const page = {
  ...examplePage,
  video: {
    script: 'https://videos.example/api',
    frames: 'https://videos.example',
    described: false,
  },
};

const shown = (options: Partial<VideoBlock> = {}) =>
  renderToStaticMarkup(<Video block={{ ...video, ...options }} page={page} />);
const told = (html: string) =>
  readOptions(/ data-video="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"'));

test('the player is told each option as the editor set it', () => {
  const simple = {
    startAt: 12,
    stopAt: 48,
    loop: 3,
    mute: true,
    vol: 20,
    autoPlay: true,
    showControls: false,
    ratio: '4/3',
    opacity: 0.5,
    useOnMobile: false,
  } as const;
  const html = shown({
    ...simple,
    videoURL: 'https://www.youtube.com/watch?v=bbbbbbbbbbb&list=PLrAXtmErZgOeiKm4sgNOknGv',
    containment: 'selector',
    selector: '#ground',
    mask: [{ second: 4, image: examplePhotograph }, { second: 9 }],
  });
  expect(told(html)).toMatchObject({
    ...simple,
    id: 'bbbbbbbbbbb',
    list: 'PLrAXtmErZgOeiKm4sgNOknGv',
    containment: '#ground',
    mask: [
      { second: 4, src: examplePage.imageUrl(examplePhotograph, 1280) },
      { second: 9, src: false },
    ],
  });
});

test('what the editor left empty is the default: without end, half as loud, in its place', () => {
  expect(told(shown())).toMatchObject({
    startAt: 0,
    stopAt: 0,
    loop: true,
    mute: false,
    vol: 50,
    autoPlay: false,
    showControls: true,
    containment: 'self',
    opacity: 1,
    mask: [],
    useOnMobile: true,
  });
});

test('the cover is our own picture; without controls there is the button that pauses, and no other', () => {
  const controls = (html: string) => html.match(/data-control="[a-z]+"/g)?.length;
  expect(shown()).toContain(`alt="${examplePhotograph.alt}"`);
  expect(controls(shown())).toBeGreaterThan(4);
  expect(shown({ showControls: false })).toContain('data-control="play"');
  expect(controls(shown({ showControls: false }))).toBe(1);
});

test.each([
  ['de-DE', ['Voriges Video', 'Nächstes Video']],
  ['pl-PL', ['Poprzedni film', 'Następny film']],
] as const)(
  '%s: a playlist has buttons for the previous and the next video, a video has none',
  (culture, names) => {
    const buttons = (videoURL: string) =>
      [
        ...renderToStaticMarkup(
          <Video block={{ ...video, videoURL }} page={{ ...page, culture }} />,
        ).matchAll(/data-control="(?:previous|next)".*?<span[^>]*>([^<]*)</g),
      ].map(([, name]) => name);
    expect(buttons('https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGv')).toEqual(
      names,
    );
    expect(buttons('https://youtu.be/aqz-KE-bpKQ')).toEqual([]);
  },
);

test.each([
  ['https://youtu.be/bbbbbbbbbbb', 'https://www.youtube.com/watch?v=bbbbbbbbbbb'],
  ['bbbbbbbbbbb', 'https://www.youtube.com/watch?v=bbbbbbbbbbb'],
  [
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGv',
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGv',
  ],
  ['https://video.example/bbbbbbbbbbb', undefined],
])(
  'videoURL %s: its link leads to %s, and there is no video where it names none',
  (videoURL, watch) => {
    const html = shown({ videoURL });
    if (watch) expect(html).toContain(`href="${watch}"`);
    else expect(html).toBe('');
  },
);

test('without a cover of the editor there is the button alone, and no picture of the provider', () => {
  expect(shown({ coverImage: null })).not.toContain('<img');
  expect(shown({ coverImage: null })).toContain('data-video-load');
});

test.each(['16/9', '4/3', '1/1', '9/16', '21/9'] as const)('a box of %s waits for it', (ratio) => {
  const [, classes = ''] = /<figure class="([^"]*)"/.exec(shown({ ratio })) ?? [];
  const names = classes.split(' ').map((one) => one.replace(/^_(\w+)_[0-9a-f]+$/, '$1'));
  const rule = `{\n  --ratio: ${ratio.replace('/', ' / ')};`;
  expect(names.filter((name) => styles.includes(`.${name} ${rule}`))).toHaveLength(1);
});
