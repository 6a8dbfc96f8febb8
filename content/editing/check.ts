import { withPrices } from '@oilway/store/published/price-fields.ts';
import type { FlattenedField } from 'payload';
import { addressFault } from '../blocks/address-field.ts';
import { idOf } from '../id-of.ts';
import { checkPrices } from './check-prices.ts';
import type { Finding } from './findings.ts';
import { referencesIn } from './references.ts';
import { documentsOf, headingLevels, linksOf, plainText } from './rich-text.ts';
import { type Data, type Leaf, leavesOf } from './walk.ts';

/** The facts about a linked page that the check needs. */
export interface KnownPage {
  title: string;
  /** Belongs to another country. */
  abroad: boolean;
  /** Published, with all its parent pages. */
  reachable: boolean;
  /** The anchor ids of the page as rendered. */
  anchors: ReadonlySet<string>;
}

/** The context of a text in its country. The check reads nothing else. */
export interface Surroundings {
  pages: ReadonlyMap<number, KnownPage>;
  /** Names of images, and whether each has an alternative text. */
  media: ReadonlyMap<number, { name: string; alt: boolean }>;
  /** Other existing documents, as `locations:7`. */
  others: ReadonlySet<string>;
  /** Titles of events that accept no sign-ups: past, or not published. */
  closedEvents: ReadonlyMap<number, string>;
  /** Whether the site serves a path that was typed as text. */
  knowsPath: (path: string) => boolean;
  /** Whether pages with the full list of news and of events exist. */
  lists: { news: boolean; events: boolean };
  /** Whether a day is a nationwide holiday of the country, or Christmas Eve. */
  isHoliday: (moment: Date) => boolean;
  /** Replacements of price fields in this country, by key. */
  prices: ReadonlyMap<string, string>;
}

/** A text to check: a document, or a global in one language. */
export interface Text {
  slug: string;
  /** Undefined for a global and for a document that is not stored yet. */
  id?: number | undefined;
  fields: readonly FlattenedField[];
  data: Data;
}

/** Search results truncate longer titles. */
const titleLength = 60;

/** Returns all findings for a text, in the order of the form. Needs no database: publication, the panel beside the form and the report use it. */
export function check(text: Text, around: Surroundings): Finding[] {
  const leaves = leavesOf(text.fields, text.data);
  const own = anchorsIn(leaves);
  return [
    ...leaves.flatMap((leaf) => [
      ...checkRequired(leaf),
      ...checkReferences(leaf, text, around),
      ...checkLinkField(leaf, text, around, own),
      ...checkRichText(leaf, text, around, own),
      ...checkDates(leaf),
      ...checkHoliday(leaf, text, around),
      ...checkPlaceholders(leaf),
      ...checkPrices(leaf, text.slug, around.prices),
    ]),
    ...checkAnchorsTwice(leaves),
    ...(text.slug === 'pages' ? checkPage(leaves, text, around) : []),
    ...checkList(leaves, text, around),
  ];
}

/** Returns the anchor ids of a page. */
export function anchorsOf(fields: readonly FlattenedField[], data: Data): Set<string> {
  return anchorsIn(leavesOf(fields, data));
}

const anchorsIn = (leaves: readonly Leaf[]): Set<string> =>
  new Set(leaves.filter(isAnchor).map(({ value }) => String(value)));

const isAnchor = ({ holder, field }: Leaf): boolean =>
  holder.blockType === 'anchor' && field.name === 'name';

const finding = (code: Finding['code'], { path, trail }: Leaf, about?: string): Finding => ({
  code,
  path,
  trail,
  about,
});

function checkRequired(leaf: Leaf): Finding[] {
  const { field, value } = leaf;
  if (!('required' in field) || !field.required) return [];
  // Payload fills in fields with a default value.
  if ('defaultValue' in field && field.defaultValue !== undefined) return [];
  const empty =
    field.type === 'richText'
      ? plainText(value) === '' && documentsOf(value).length === 0
      : value === undefined || value === null || value === '' || (value as []).length === 0;
  return empty ? [finding('required', leaf)] : [];
}

/** Reports references to missing documents, and images without an alternative text. */
function checkReferences(leaf: Leaf, { slug }: Text, around: Surroundings): Finding[] {
  return referencesIn(leaf).flatMap(({ collection, id }): Finding[] => {
    if (collection === 'pages') {
      const gone = !around.pages.has(id) && !isLinkField(leaf) && leaf.field.type !== 'richText';
      return gone && slug !== 'pages' ? [finding('documentGone', leaf)] : [];
    }
    if (collection !== 'media') {
      if (!around.others.has(`${collection}:${id}`)) return [finding('documentGone', leaf)];
      const closed = collection === 'events' ? around.closedEvents.get(id) : undefined;
      return closed === undefined ? [] : [finding('eventClosed', leaf, closed)];
    }
    const picture = around.media.get(id);
    if (!picture) return [finding('documentGone', leaf)];
    return picture.alt ? [] : [finding('altMissing', leaf, picture.name)];
  });
}

const isLinkField = ({ field, holder }: Leaf): boolean =>
  'kind' in holder && (field.name === 'page' || field.name === 'url');

/** A link of a link group. The site renders no link without a label, so it is not checked. */
function checkLinkField(
  leaf: Leaf,
  text: Text,
  around: Surroundings,
  own: ReadonlySet<string>,
): Finding[] {
  const { field, holder, value } = leaf;
  if (!isLinkField(leaf) || !value || !('from' in holder || holder.label)) return [];
  if (field.name === 'url') return checkUrl(leaf, String(value), around, own);
  const anchor = holder.anchor ? String(holder.anchor) : undefined;
  return checkTarget(leaf, text, around, own, { id: idOf(value), anchor });
}

function checkTarget(
  leaf: Leaf,
  { id: self, slug }: Text,
  around: Surroundings,
  own: ReadonlySet<string>,
  link: { id: number | undefined; anchor?: string | undefined },
): Finding[] {
  const isSelf = slug === 'pages' && link.id === self;
  const page = link.id === undefined ? undefined : around.pages.get(link.id);
  if (!page && !isSelf) return [finding('linkGone', leaf)];
  if (page && !isSelf && page.abroad) return [finding('linkAbroad', leaf, page.title)];
  if (page && !isSelf && !page.reachable) return [finding('linkUnpublished', leaf, page.title)];
  const anchors = isSelf ? own : page?.anchors;
  return link.anchor && !anchors?.has(link.anchor)
    ? [finding('anchorMissing', leaf, link.anchor)]
    : [];
}

function checkUrl(
  leaf: Leaf,
  address: string,
  around: Surroundings,
  own: ReadonlySet<string>,
): Finding[] {
  const url = address.trim();
  const reason = addressFault(url);
  if (reason) return [{ ...finding('urlForm', leaf, url), reason }];
  if (url.startsWith('#')) {
    const known = url === '#' || own.has(url.slice(1));
    return known ? [] : [finding('anchorMissing', leaf, url.slice(1))];
  }
  if (url.startsWith('/')) {
    const path = url.replace(/[?#].*$/, '');
    return around.knowsPath(path) ? [] : [finding('pathUnknown', leaf, path)];
  }
  return [];
}

function checkRichText(
  leaf: Leaf,
  text: Text,
  around: Surroundings,
  own: ReadonlySet<string>,
): Finding[] {
  if (leaf.field.type !== 'richText') return [];
  const links = linksOf(leaf.value).flatMap(({ doc, linkType, url }) => {
    if (linkType !== 'internal') return checkUrl(leaf, url ?? '', around, own);
    return checkTarget(leaf, text, around, own, { id: idOf(doc?.value) });
  });
  const levels = headingLevels(leaf.value);
  // A rich text follows the heading of its block: it may start with level 2 or 3.
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 2) + 1);
  return skips ? [...links, finding('headingSkipped', leaf)] : links;
}

function checkDates(leaf: Leaf): Finding[] {
  const { field, holder, value } = leaf;
  if (field.type !== 'date' || field.name !== 'end' || !value || !holder.start) return [];
  const ends = new Date(String(value)).getTime();
  return ends < new Date(String(holder.start)).getTime() ? [finding('endBeforeStart', leaf)] : [];
}

function checkHoliday(leaf: Leaf, { slug }: Text, { isHoliday }: Surroundings): Finding[] {
  const { field, value } = leaf;
  if (slug !== 'events' || field.name !== 'start' || !value) return [];
  return isHoliday(new Date(String(value))) ? [finding('onHoliday', leaf)] : [];
}

/** Reports placeholders for the editor: `[Name des Rechenzentrums]`. Shorter brackets, as around an omission, are regular text. */
function checkPlaceholders(leaf: Leaf): Finding[] {
  const { field, value } = leaf;
  if (!['text', 'textarea', 'richText'].includes(field.type)) return [];
  const words = field.type === 'richText' ? plainText(value) : String(value ?? '');
  return [...words.matchAll(/\[[^\][\n]{4,}\]/g)].map(([found]) =>
    finding('placeholder', leaf, found),
  );
}

function checkAnchorsTwice(leaves: readonly Leaf[]): Finding[] {
  const seen = new Set<string>();
  return leaves.filter(isAnchor).flatMap((leaf) => {
    const name = String(leaf.value);
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [finding('anchorTwice', leaf, name)] : [];
  });
}

/** Checks the metadata for search engines and whether the page is reachable. */
function checkPage(leaves: readonly Leaf[], { data }: Text, around: Surroundings): Finding[] {
  const at = (path: string) => leaves.find((leaf) => leaf.path === path);
  const seo = (data.seo ?? {}) as { title?: string; description?: string; noIndex?: boolean };
  const found: Finding[] = [];
  const say = (code: Finding['code'], path: string, about?: string) => {
    const leaf = at(path);
    if (leaf) found.push(finding(code, leaf, about));
  };
  if (!seo.noIndex) {
    if (!seo.title) say('metaTitleMissing', 'seo.title');
    if (!seo.description) say('descriptionMissing', 'seo.description');
    const shown = withPrices(seo.title || String(data.title ?? ''), around.prices);
    if (shown.length > titleLength)
      say('titleLong', seo.title ? 'seo.title' : 'title', String(shown.length));
  }
  const parent = idOf(data.parent);
  if (parent !== undefined && !around.pages.get(parent)?.reachable)
    say('parentUnpublished', 'parent');
  return found;
}

function checkList(leaves: readonly Leaf[], { slug }: Text, around: Surroundings): Finding[] {
  const [first] = leaves;
  if ((slug !== 'news' && slug !== 'events') || !first || around.lists[slug]) return [];
  return [finding('listUnpublished', first)];
}
