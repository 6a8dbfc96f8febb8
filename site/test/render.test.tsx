import { HtmlValidate, type RuleConfig } from 'html-validate/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Blocks } from '../pages/blocks/Blocks.tsx';
import type { Block } from '../pages/blocks/block-types.ts';
import * as blocks from '../pages/blocks/examples/blocks.ts';
import * as lists from '../pages/blocks/examples/lists.ts';
import { examplePage } from '../pages/blocks/examples/page.ts';
import { blockExamples } from '../pages/blocks/examples.tsx';
import { blockViews } from '../pages/blocks/registry.ts';
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

const all = ([...Object.values(blocks), ...Object.values(lists)] as unknown[])
  .flat()
  .filter((block): block is Block => {
    return typeof block === 'object' && block !== null && 'blockType' in block;
  });

describe('every block', () => {
  test.each(all)('$blockType shows its words', (block) => {
    const html = renderToStaticMarkup(<Blocks blocks={[block]} page={examplePage} />);
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

  test.each([
    '/standorte?ort=dortmund',
    '/pl/stacje?miejsce=Atlantyda',
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

  test.each(['de-DE', 'pl-PL'] as const)('the error page of %s', async (culture) => {
    expect(await findings(await site.context.renderer.errorPage(culture, 500))).toEqual([]);
    expect(await findings(await site.context.renderer.error({ culture }, 500, 'Oilway'))).toEqual(
      [],
    );
  });
});
