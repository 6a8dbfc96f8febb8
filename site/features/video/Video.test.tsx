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
    hasMetadata: false,
  },
};

const render = (options: Partial<VideoBlock> = {}) =>
  renderToStaticMarkup(<Video block={{ ...video, ...options }} page={page} />);
const optionsIn = (html: string) =>
  readOptions(/ data-video="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"'));

test('passes each option of the editor to the player', () => {
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
  const html = render({
    ...simple,
    videoURL: 'https://www.youtube.com/watch?v=bbbbbbbbbbb&list=PLrAXtmErZgOeiKm4sgNOknGv',
    containment: 'selector',
    selector: '#ground',
    mask: [{ second: 4, image: examplePhotograph }, { second: 9 }],
  });
  expect(optionsIn(html)).toMatchObject({
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

test('passes default values for options that the editor left empty', () => {
  expect(optionsIn(render())).toMatchObject({
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

test('shows the cover image and, without controls, only the play button', () => {
  const controls = (html: string) => html.match(/data-control="[a-z]+"/g)?.length;
  expect(render()).toContain(`alt="${examplePhotograph.alt}"`);
  expect(controls(render())).toBeGreaterThan(4);
  expect(render({ showControls: false })).toContain('data-control="play"');
  expect(controls(render({ showControls: false }))).toBe(1);
});

test.each([
  ['de-DE', ['Voriges Video', 'Nächstes Video']],
  ['pl-PL', ['Poprzedni film', 'Następny film']],
] as const)(
  '%s: shows previous and next buttons for a playlist, but not for a single video',
  (locale, names) => {
    const buttons = (videoURL: string) =>
      [
        ...renderToStaticMarkup(
          <Video block={{ ...video, videoURL }} page={{ ...page, locale }} />,
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
])('videoURL %s: links to %s and renders nothing for an unsupported URL', (videoURL, watch) => {
  const html = render({ videoURL });
  if (watch) expect(html).toContain(`href="${watch}"`);
  else expect(html).toBe('');
});

test('shows only the load button without a cover image', () => {
  expect(render({ coverImage: null })).not.toContain('<img');
  expect(render({ coverImage: null })).toContain('data-video-load');
});

test.each(['16/9', '4/3', '1/1', '9/16', '21/9'] as const)(
  'reserves a box with the aspect ratio %s',
  (ratio) => {
    const [, classes = ''] = /<figure class="([^"]*)"/.exec(render({ ratio })) ?? [];
    const names = classes.split(' ').map((one) => one.replace(/^_(\w+)_[0-9a-f]+$/, '$1'));
    const rule = `{\n  --ratio: ${ratio.replace('/', ' / ')};`;
    expect(names.filter((name) => styles.includes(`.${name} ${rule}`))).toHaveLength(1);
  },
);
