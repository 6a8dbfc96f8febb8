import { demo } from '@oilway/content/demo/demo.ts';
import { HtmlValidate, type RuleConfig } from 'html-validate/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleAddresses } from '../pages/articles.ts';
import { Blocks } from '../pages/blocks/Blocks.tsx';
import type { Block } from '../pages/blocks/block-types.ts';
import * as blocks from '../pages/blocks/examples/blocks.ts';
import * as signUps from '../pages/blocks/examples/event-sign-up.ts';
import * as forms from '../pages/blocks/examples/forms.ts';
import * as lists from '../pages/blocks/examples/lists.ts';
import { examplePage } from '../pages/blocks/examples/page.ts';
import * as portal from '../pages/blocks/examples/portal.ts';
import { blockExamples } from '../pages/blocks/examples.tsx';
import { blockViews } from '../pages/blocks/registry.ts';
import { publishedSource } from '../pages/load-page.ts';
import { examples } from '../ui/examples.tsx';
import { boot, type TestSite } from './build-app.ts';

const rules: RuleConfig = {
  // React writes charSet, <br/> and disabled="": the same document in another style of source text.
  'attr-case': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Our scripts and styles come from our own origin, under names that are digests of their content.
  'require-sri': ['error', { target: 'crossorigin' }],
  // React's generated ids begin with an underscore, which HTML allows (it asks for no whitespace).
  'valid-id': ['error', { relaxed: true }],
  // The answers to one question share its name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // What search engines cut off is the editor's decision.
  'long-title': 'off',
  // Telephone numbers are shown as their editor typed them; keeping them on one line is the style sheet's.
  'tel-non-breaking': 'off',
};
const extended = ['html-validate:recommended', 'html-validate:document'];
const validator = new HtmlValidate({ extends: extended, rules: { ...rules } });
/** All examples stand on one page, so its headings and landmarks are not those of any page. */
const examplesValidator = new HtmlValidate({
  extends: extended,
  rules: { ...rules, 'heading-level': 'off', 'unique-landmark': 'off' },
});

/** Rule, place and message of every finding. */
async function findings(html: string, by = validator): Promise<string[]> {
  const { results } = await by.validateString(html);
  return results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} … ${source?.slice(Math.max(0, offset - 60), offset + 80)}`,
    ),
  );
}

test.each([...examples, ...blockExamples])('$name renders', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html.length).toBeGreaterThan(10);
  expect(html).not.toMatch(/undefined|\[object |NaN/);
});

const all = (
  [blocks, forms, lists, portal, signUps].flatMap((part) => Object.values(part)) as unknown[]
)
  .flat()
  .filter((block): block is Block => {
    return typeof block === 'object' && block !== null && 'blockType' in block;
  });

describe('every block', () => {
  test.each(all)('$blockType shows its words', (block) => {
    const html = renderToStaticMarkup(
      <Blocks blocks={[block]} page={{ ...examplePage, ...lists.listed }} />,
    );
    const words = html.replace(/<[^>]*>/g, ' ');
    const fields = block as { heading?: string | null; value?: string; text?: string };
    for (const text of [fields.heading, fields.value, fields.text]) {
      if (text)
        for (const word of text.split(/\s+/)) expect(words).toContain(renderToStaticMarkup(word));
    }
  });

  test('has an example', () => {
    const shown = new Set(all.map(({ blockType }) => blockType));
    expect(
      Object.keys(blockViews).filter(
        (type) => type !== 'anchor' && !shown.has(type as Block['blockType']),
      ),
    ).toEqual([]);
  });
});

describe('whole documents are valid HTML', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await boot();
  });
  afterAll(() => site?.close());

  test('every page of the demo content', async () => {
    for (const culture of ['de-DE', 'pl-PL'] as const) {
      for (const path of (await site.context.content.tree(culture)).byPath.keys()) {
        const { body, statusCode } = await site.app.inject(path);
        expect([path, statusCode, await findings(body)]).toEqual([path, 200, []]);
      }
    }
  });

  test('every news post and event', async () => {
    const { context } = site;
    const source = publishedSource(context, context.generations.current);
    for (const culture of ['de-DE', 'pl-PL'] as const) {
      const addresses = await articleAddresses(source, culture);
      expect(addresses).toHaveLength(demo.news.length + demo.events.length);
      for (const { path } of addresses) {
        const { body, statusCode } = await site.app.inject(path);
        expect([path, statusCode, await findings(body)]).toEqual([path, 200, []]);
      }
    }
  });

  test.each([
    '/standorte?ort=dortmund',
    '/pl/stacje?miejsce=Atlantyda',
    '/aktuelles?seite=2',
    '/aktuelles?jahr=1999',
    '/pl/aktualnosci?rok=2025&strona=2',
    '/kontakt?region=Bayern',
    '/pl/kontakt?region=mazowieckie',
    '/gibt-es-nicht',
    '/pl/nie-ma',
  ])('%s', async (path) => {
    expect(await findings((await site.app.inject(path)).body)).toEqual([]);
  });

  test('the examples', async () => {
    expect(await findings((await site.app.inject('/examples')).body, examplesValidator)).toEqual(
      [],
    );
  });

  test('the style sheets they link have every class they use', async () => {
    const { body } = await site.app.inject('/examples');
    const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const texts = sheets.map(async ([, href = '']) => (await site.app.inject(href)).body);
    const rules = (await Promise.all(texts)).join('\n');
    const used = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const missing = new Set(used.filter((name) => name && !rules.includes(`.${name}`)));
    expect([...missing]).toEqual([]);
    expect(used.length).toBeGreaterThan(100);
  });

  test.each(['de-DE', 'pl-PL'] as const)('the error page of %s', async (culture) => {
    expect(await findings(await site.context.renderer.errorPage(culture, 500))).toEqual([]);
    expect(await findings(await site.context.renderer.error({ culture }, 500, 'Oilway'))).toEqual(
      [],
    );
  });
});
