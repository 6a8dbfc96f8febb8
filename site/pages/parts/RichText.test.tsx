import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '../../development/examples/blocks/page.ts';
import {
  block,
  heading,
  link,
  list,
  node,
  paragraph,
  state,
  table,
  text,
} from '../../development/examples/blocks/rich-text.ts';
import { RichText, type RichTextNode } from './RichText.tsx';

describe('RichText', () => {
  it('renders paragraphs, breaks and formats', () => {
    const words = paragraph(text('a', 1 | 2), node('linebreak'), text('<b>', 16));
    expect(inner(words)).toBe('<p><em><strong>a</strong></em><br/><code>&lt;b&gt;</code></p>');
  });

  it('limits headings to h2 to h4', () => {
    const h1 = { ...heading('h2', 'eins'), tag: 'h1' };
    expect(inner(h1, heading('h4', 'vier'))).toBe('<h2>eins</h2><h4>vier</h4>');
  });

  it('renders lists', () => {
    expect(inner(list('bullet', 'a', 'b'))).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(inner(list('number', 'a'))).toBe('<ol start="1"><li>a</li></ol>');
  });

  it('renders a sublist within the preceding item', () => {
    const outer = list('number', 'a', 'b');
    const [first, second] = outer.children ?? [];
    const wrapper = { ...first, children: [list('bullet', 'x')] } as RichTextNode;
    expect(inner({ ...outer, children: [first, wrapper, second] as RichTextNode[] })).toBe(
      '<ol start="1"><li>a<ul><li>x</li></ul></li><li>b</li></ol>',
    );
  });

  it('renders header cells for columns and rows of a table', () => {
    const html = inner(table(['A', 'B'], ['C', 'D']));
    expect(html).toContain('<thead><tr><th scope="col"><p>A</p></th>');
    expect(html).toContain(
      '<tbody><tr><th scope="row"><p>C</p></th><td><p>D</p></td></tr></tbody>',
    );
  });

  it('sets data-column on the cells of tables with at least three columns', () => {
    const html = inner(table(['Filter', 'Dauer', 'Preis'], ['Luft', '5 min', '24 €']));
    expect(html).toContain('<td data-column="Dauer"><p>5 min</p></td>');
    expect(html).toContain('<td data-column="Preis"><p>24 €</p></td>');
    expect(inner(table(['A', 'B'], ['C', 'D']))).not.toContain('data-column');
    expect(inner(table(['A', 'B', 'C'], ['D', 'E']))).not.toContain('data-column');
  });

  it('renders the children of unknown nodes', () => {
    expect(inner(node('marquee', paragraph('still')))).toBe('<p>still</p>');
  });

  it('renders a block by the given function, and nothing without one or for null', () => {
    const gallery = block({ blockType: 'gallery' });
    const renderBlock = (fields: unknown) => (fields === gallery.fields ? <hr /> : null);
    const html = renderToStaticMarkup(
      <RichText
        state={state(gallery, block({ blockType: 'x' }))}
        page={examplePage}
        renderBlock={renderBlock}
      />,
    );
    expect(html).toMatch(/^<div class="[^"]*"><div class="[^"]*"><hr\/><\/div><\/div>$/);
    expect(inner(gallery)).toBe('');
  });

  it('links to internal pages', () => {
    const fields = { linkType: 'internal', doc: { value: 3 } };
    expect(inner({ ...link('Seite', ''), fields })).toBe('<a href="/bausteine">Seite</a>');
  });

  it.each(['javascript:alert(1)', '/\\evil.example', '//evil.example', 'https://a:b@evil.example'])(
    'renders a link with the unsafe URL %s as text',
    (url) => {
      expect(inner(link('nein', url))).toBe('nein');
      expect(inner({ ...link('nein', url), type: 'autolink' })).toBe('nein');
    },
  );

  it('renders nothing without content', () => {
    expect(renderToStaticMarkup(<RichText state={null} page={examplePage} />)).toBe('');
  });
});

/** The markup inside the text's own box. */
function inner(...children: RichTextNode[]): string {
  const html = renderToStaticMarkup(<RichText state={state(...children)} page={examplePage} />);
  return html.replace(/^<div class="[^"]*">|<\/div>$/g, '');
}
