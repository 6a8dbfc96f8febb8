import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFolder } from '../../http/assets.ts';
import { boot, type TestSite } from '../../test/build-app.ts';
import { classesOf, linkNeeded, readStylesheet } from './stylesheets.ts';

const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

describe('the links to stylesheets', () => {
  const sheets = [
    readStylesheet('/first.css', '._page_a1{color:red}'),
    readStylesheet(
      '/map.css',
      '@layer parts{._pin_b2:hover>path,.x .\\31 ,._legend_b2{inset:.5rem}}',
    ),
    readStylesheet('/forms.css', '._form_c3{background:url(/a.b.svg)}'),
  ];
  const page = (body: string) =>
    linkNeeded(`<head>${sheets.map(({ href }) => link(href)).join('')}</head>${body}`, sheets);
  const links = (body: string) =>
    [...page(body).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

  test('stay where the page has a class of the sheet, in their order', () => {
    expect(links('<p class="_page_a1">')).toEqual(['/first.css']);
    expect(links('<b class="other _legend_b2">')).toEqual(['/first.css', '/map.css']);
    expect(links('<b class="_form_c3"><i class="_pin_b2">')).toEqual([
      '/first.css',
      '/map.css',
      '/forms.css',
    ]);
  });

  test('know no class by a part of its name, by a text or by another attribute', () => {
    expect(links('<p class="_pin_b22 my_pin_b2" data-class="_form_c3">._form_c3</p>')).toEqual([
      '/first.css',
    ]);
  });
});

describe('of every page', () => {
  let site: TestSite;
  let sheets: ReturnType<typeof readStylesheet>[];
  beforeAll(async () => {
    site = await boot();
    const manifest = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8'));
    const files = (Object.values(manifest) as { css?: string[] }[]).flatMap(({ css = [] }) => css);
    sheets = files.map((file) =>
      readStylesheet(`/${file}`, readFileSync(join(clientFolder, file), 'utf8')),
    );
  });
  afterAll(() => site?.close());

  const below = (list: string, slug: string | undefined) =>
    `${demo.pages.find(({ name }) => name === list)?.de.path}/${slug}`;
  const paths = [
    ...demo.pages.flatMap(({ de, pl }) => [de.path, pl.path]),
    below('news', demo.news[0]?.de.slug),
    below('events', demo.events[0]?.de.slug),
    `${below('news', '').slice(0, -1)}?seite=2`,
    '/nowhere',
    '/pl/nowhere',
  ];

  test.each(paths)('%s links each sheet that has a rule for one of its classes', async (path) => {
    const { body } = await site.app.inject(path);
    const linked = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
      ([, href = '']) => href,
    );
    const shown = classesOf(body);
    expect(shown.size).toBeGreaterThan(20);
    const needed = sheets.filter(({ classes }) => [...classes].some((name) => shown.has(name)));
    expect(linked.toSorted()).toEqual(needed.map(({ href }) => href).toSorted());
    expect(linked[0]).toMatch(/\/looks-/);
  });

  test('no class has its rules in two sheets, so their order is that of the files within one', () => {
    const owners = Map.groupBy(
      sheets.flatMap(({ classes, href }) => [...classes].map((name) => ({ href, name }))),
      ({ name }) => name,
    );
    const twice = [...owners].filter(([, own]) => own.length > 1).map(([name]) => name);
    expect(twice).toEqual([]);
  });
});
