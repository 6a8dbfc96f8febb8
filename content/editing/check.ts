import { withPrices } from '@oilway/store/published/price-fields.ts';
import type { FlattenedField } from 'payload';
import { urlError } from '../blocks/url-field.ts';
import { idOf } from '../id-of.ts';
import { checkPrices } from './check-prices.ts';
import type { Finding } from './findings.ts';
import {
  headingLevels,
  lexicalBlocks,
  lexicalLinks,
  lexicalReferences,
  lexicalToPlainText,
} from './lexical.ts';
import { referencesIn } from './references.ts';
import { type Data, type FieldValue, traverseFields } from './traverse-fields.ts';

/** The facts about a linked page that the check needs. */
export interface LinkTarget {
  title: string;
  /** Belongs to another country. */
  abroad: boolean;
  /** Published, with all its parent pages. */
  reachable: boolean;
  /** The anchor ids of the page as rendered. */
  anchors: ReadonlySet<string>;
}

/** The context of a text in its country. The check reads nothing else. */
export interface ValidationContext {
  pages: ReadonlyMap<number, LinkTarget>;
  /** Names of images, and whether each has an alternative text. */
  media: ReadonlyMap<number, { name: string; alt: boolean }>;
  /** Other existing documents, as `locations:7`. */
  existingDocuments: ReadonlySet<string>;
  /** Titles of events that accept no sign-ups: past, or not published. */
  closedEvents: ReadonlyMap<number, string>;
  /** Whether the site serves a path that was typed as text. */
  isKnownPath: (path: string) => boolean;
  /** Whether pages with the full list of news and of events exist. */
  hasListPage: { news: boolean; events: boolean };
  /** Whether a day is a nationwide holiday of the country, or Christmas Eve. */
  isHoliday: (moment: Date) => boolean;
  /** Replacements of price fields in this country, by key. */
  prices: ReadonlyMap<string, string>;
}

/** A text to check: a document, or a global in one language. */
export interface CheckedText {
  slug: string;
  /** Undefined for a global and for a document that is not stored yet. */
  id?: number | undefined;
  fields: readonly FlattenedField[];
  data: Data;
}

/** Search results truncate longer titles. */
const maxTitleLength = 60;

/** Returns all findings for a text, in the order of the form. Needs no database: publication, the panel beside the form and the report use it. */
export function checkText(text: CheckedText, context: ValidationContext): Finding[] {
  const fieldValues = traverseFields(text.fields, text.data);
  const ownAnchors = anchorsIn(fieldValues);
  return [
    ...fieldValues.flatMap((fieldValue) => [
      ...checkRequired(fieldValue),
      ...checkReferences(fieldValue, text, context),
      ...checkLinkField(fieldValue, text, context, ownAnchors),
      ...checkRichText(fieldValue, text, context, ownAnchors),
      ...checkDates(fieldValue),
      ...checkHoliday(fieldValue, text, context),
      ...checkPlaceholders(fieldValue),
      ...checkPrices(fieldValue, text.slug, context.prices),
    ]),
    ...checkDuplicateAnchors(fieldValues),
    ...(text.slug === 'pages' ? checkPage(fieldValues, text, context) : []),
    ...checkList(fieldValues, text, context),
  ];
}

/** Returns the anchor ids of a page. */
export function anchorsOf(fields: readonly FlattenedField[], data: Data): Set<string> {
  return anchorsIn(traverseFields(fields, data));
}

const anchorsIn = (fieldValues: readonly FieldValue[]): Set<string> =>
  new Set(fieldValues.filter(isAnchor).map(({ value }) => String(value)));

const isAnchor = ({ siblingData, field }: FieldValue): boolean =>
  siblingData.blockType === 'anchor' && field.name === 'name';

const finding = (code: Finding['code'], { path, trail }: FieldValue, about?: string): Finding => ({
  code,
  path,
  trail,
  about,
});

function checkRequired(fieldValue: FieldValue): Finding[] {
  const { field, value } = fieldValue;
  if (!('required' in field) || !field.required) return [];
  // Payload fills in fields with a default value.
  if ('defaultValue' in field && field.defaultValue !== undefined) return [];
  const isEmpty =
    field.type === 'richText'
      ? lexicalToPlainText(value) === '' &&
        lexicalReferences(value).length + lexicalBlocks(value).length === 0
      : value === undefined || value === null || value === '' || (value as []).length === 0;
  return isEmpty ? [finding('required', fieldValue)] : [];
}

/** Reports references to missing documents, and images without an alternative text. */
function checkReferences(
  fieldValue: FieldValue,
  { slug }: CheckedText,
  context: ValidationContext,
): Finding[] {
  return referencesIn(fieldValue).flatMap(({ collection, id }): Finding[] => {
    if (collection === 'pages') {
      const isMissing =
        !context.pages.has(id) && !isLinkField(fieldValue) && fieldValue.field.type !== 'richText';
      return isMissing && slug !== 'pages' ? [finding('documentGone', fieldValue)] : [];
    }
    if (collection !== 'media') {
      if (!context.existingDocuments.has(`${collection}:${id}`))
        return [finding('documentGone', fieldValue)];
      const closed = collection === 'events' ? context.closedEvents.get(id) : undefined;
      return closed === undefined ? [] : [finding('eventClosed', fieldValue, closed)];
    }
    const image = context.media.get(id);
    if (!image) return [finding('documentGone', fieldValue)];
    return image.alt ? [] : [finding('altMissing', fieldValue, image.name)];
  });
}

const isLinkField = ({ field, siblingData }: FieldValue): boolean =>
  'kind' in siblingData && (field.name === 'page' || field.name === 'url');

/** A link of a link group. The site renders no link without a label, so it is not checked. */
function checkLinkField(
  fieldValue: FieldValue,
  text: CheckedText,
  context: ValidationContext,
  ownAnchors: ReadonlySet<string>,
): Finding[] {
  const { field, siblingData, value } = fieldValue;
  if (!isLinkField(fieldValue) || !value || !('from' in siblingData || siblingData.label))
    return [];
  if (field.name === 'url') return checkUrl(fieldValue, String(value), context, ownAnchors);
  const anchor = siblingData.anchor ? String(siblingData.anchor) : undefined;
  return checkTarget(fieldValue, text, context, ownAnchors, { id: idOf(value), anchor });
}

function checkTarget(
  fieldValue: FieldValue,
  { id: selfId, slug }: CheckedText,
  context: ValidationContext,
  ownAnchors: ReadonlySet<string>,
  link: { id: number | undefined; anchor?: string | undefined },
): Finding[] {
  const isSelf = slug === 'pages' && link.id === selfId;
  const page = link.id === undefined ? undefined : context.pages.get(link.id);
  if (!page && !isSelf) return [finding('linkGone', fieldValue)];
  if (page && !isSelf && page.abroad) return [finding('linkAbroad', fieldValue, page.title)];
  if (page && !isSelf && !page.reachable)
    return [finding('linkUnpublished', fieldValue, page.title)];
  const anchors = isSelf ? ownAnchors : page?.anchors;
  return link.anchor && !anchors?.has(link.anchor)
    ? [finding('anchorMissing', fieldValue, link.anchor)]
    : [];
}

function checkUrl(
  fieldValue: FieldValue,
  input: string,
  context: ValidationContext,
  ownAnchors: ReadonlySet<string>,
): Finding[] {
  const url = input.trim();
  const reason = urlError(url);
  if (reason) return [{ ...finding('urlForm', fieldValue, url), reason }];
  if (url.startsWith('#')) {
    const isKnown = url === '#' || ownAnchors.has(url.slice(1));
    return isKnown ? [] : [finding('anchorMissing', fieldValue, url.slice(1))];
  }
  if (url.startsWith('/')) {
    const path = url.replace(/[?#].*$/, '');
    return context.isKnownPath(path) ? [] : [finding('pathUnknown', fieldValue, path)];
  }
  return [];
}

function checkRichText(
  fieldValue: FieldValue,
  text: CheckedText,
  context: ValidationContext,
  ownAnchors: ReadonlySet<string>,
): Finding[] {
  if (fieldValue.field.type !== 'richText') return [];
  const links = lexicalLinks(fieldValue.value).flatMap(({ doc, linkType, url }) => {
    if (linkType !== 'internal') return checkUrl(fieldValue, url ?? '', context, ownAnchors);
    return checkTarget(fieldValue, text, context, ownAnchors, { id: idOf(doc?.value) });
  });
  const levels = headingLevels(fieldValue.value);
  // A rich text follows the heading of its block: it may start with level 2 or 3.
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 2) + 1);
  return skips ? [...links, finding('headingSkipped', fieldValue)] : links;
}

function checkDates(fieldValue: FieldValue): Finding[] {
  const { field, siblingData, value } = fieldValue;
  if (field.type !== 'date' || field.name !== 'end' || !value || !siblingData.start) return [];
  const ends = new Date(String(value)).getTime();
  return ends < new Date(String(siblingData.start)).getTime()
    ? [finding('endBeforeStart', fieldValue)]
    : [];
}

function checkHoliday(
  fieldValue: FieldValue,
  { slug }: CheckedText,
  { isHoliday }: ValidationContext,
): Finding[] {
  const { field, value } = fieldValue;
  if (slug !== 'events' || field.name !== 'start' || !value) return [];
  return isHoliday(new Date(String(value))) ? [finding('onHoliday', fieldValue)] : [];
}

/** Reports placeholders for the editor: `[Name des Rechenzentrums]`. Shorter brackets, as around an omission, are regular text. */
function checkPlaceholders(fieldValue: FieldValue): Finding[] {
  const { field, value } = fieldValue;
  if (!['text', 'textarea', 'richText'].includes(field.type)) return [];
  const words = field.type === 'richText' ? lexicalToPlainText(value) : String(value ?? '');
  return [...words.matchAll(/\[[^\][\n]{4,}\]/g)].map(([found]) =>
    finding('placeholder', fieldValue, found),
  );
}

function checkDuplicateAnchors(fieldValues: readonly FieldValue[]): Finding[] {
  const seen = new Set<string>();
  return fieldValues.filter(isAnchor).flatMap((fieldValue) => {
    const name = String(fieldValue.value);
    const isDuplicate = seen.has(name);
    seen.add(name);
    return isDuplicate ? [finding('anchorTwice', fieldValue, name)] : [];
  });
}

/** Checks the metadata for search engines and whether the page is reachable. */
function checkPage(
  fieldValues: readonly FieldValue[],
  { data }: CheckedText,
  context: ValidationContext,
): Finding[] {
  const findFieldValue = (path: string) =>
    fieldValues.find((fieldValue) => fieldValue.path === path);
  const seo = (data.seo ?? {}) as { title?: string; description?: string; noIndex?: boolean };
  const found: Finding[] = [];
  const report = (code: Finding['code'], path: string, about?: string) => {
    const fieldValue = findFieldValue(path);
    if (fieldValue) found.push(finding(code, fieldValue, about));
  };
  if (!seo.noIndex) {
    if (!seo.title) report('metaTitleMissing', 'seo.title');
    if (!seo.description) report('descriptionMissing', 'seo.description');
    const shownTitle = withPrices(seo.title || String(data.title ?? ''), context.prices);
    if (shownTitle.length > maxTitleLength)
      report('titleLong', seo.title ? 'seo.title' : 'title', String(shownTitle.length));
  }
  const parent = idOf(data.parent);
  if (parent !== undefined && !context.pages.get(parent)?.reachable)
    report('parentUnpublished', 'parent');
  return found;
}

function checkList(
  fieldValues: readonly FieldValue[],
  { slug }: CheckedText,
  context: ValidationContext,
): Finding[] {
  const [first] = fieldValues;
  if ((slug !== 'news' && slug !== 'events') || !first || context.hasListPage[slug]) return [];
  return [finding('listUnpublished', first)];
}
