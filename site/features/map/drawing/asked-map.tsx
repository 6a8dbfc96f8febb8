import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { Location } from '../../../page/page-context.ts';
import { parameterValue, stationKey } from '../../../page/parameters.ts';
import { alone, type ViewProps } from '../../../page/parts/place.ts';
import {
  addressed,
  fill,
  joined,
  type KeptHtml,
  mark,
  type Piece,
  plain,
  spelt,
} from '../../../page/render/kept-html.ts';
import { addressOf, type MapData, type MapPage } from '../map-data.ts';
import type { FoundPlace } from '../places/place-search.ts';
import { distanceText } from '../rules/distance.ts';
import type { ListedLocation } from '../rules/nearest.ts';
import { type StationList, stationList } from '../rules/station-list.ts';
import { LocationRow } from './LocationRow.tsx';
import { MapDrawing, MapFrame, MapSearch, searchId } from './MapFull.tsx';
import { StationRows } from './StationRows.tsx';

/** Holes of rows and drawings: what an address of a station has before and behind it, and the distance. */
const hole = { before: 0, behind: 1, distance: 2 };

/** The same as `MapFull`, of rows and drawings that were rendered before: a question changes the ways to them and the distances. */
export function askedMap(
  { block, page, place = alone }: ViewProps<MapBlock, MapData>,
  kept: KeptHtml,
): Piece {
  const list = stationList(block, page);
  const around = aroundStation(page);
  const rowsOf = (some: readonly ListedLocation[]) =>
    joined(some.map((row) => rowOf(row, { around, kept, list, page })));
  const rows = [
    rowsOf(list.rows.slice(0, list.exactRows)),
    rowsOf(list.rows.slice(list.exactRows)),
  ] as const;
  const frame = kept.template(`map ${place.order}`, () => (
    <MapFrame page={page} search={mark(0)} rows={mark(1)} drawing={mark(2)} />
  ));
  return fill(frame, [
    searchOf(page, searchId(block, place), kept),
    foundOf(rows, { block, kept, list, page }),
    fill(
      kept.template(`drawing ${place.order} ${shownKey(list, page)} ${list.selected?.id}`, () => (
        <MapDrawing page={page} list={list} address={markedAddress} />
      )),
      around,
    ),
  ]);
}

function searchOf(page: MapPage, id: string, kept: KeptHtml): Piece {
  const { category, equipment, open, place, service } = page.query;
  const key = JSON.stringify([id, category, service, equipment, open, place !== undefined]);
  const search = kept.template(`search ${key}`, () => (
    <MapSearch page={withPlace(page, mark(0))} id={id} />
  ));
  return fill(search, [kept.text(place ?? '')]);
}

/** The filter and the count around the rows. Holes: the rows in two, what was asked, what it is known as, and what else may be meant or chosen. */
function foundOf(
  rows: readonly [there: Piece, nearby: Piece],
  { block, kept, list, page }: Omit<Found, 'around'> & { block: MapBlock },
): Piece {
  const { place = '', ...query } = page.query;
  const { choices, exact, exactRows, from, missing, part, parts, total } = list;
  const measured = list.rows.some(({ kilometres }) => kilometres !== undefined);
  const split = [exactRows > 0, list.rows.length > exactRows, block.id];
  const said = [exact, total, part, parts, missing, measured, from?.by, from?.others.length];
  const areas = choices.map(({ area }) => area !== '');
  const key = JSON.stringify([
    ...[query, areas, place !== '', query.open && shownKey(list, page)],
    ...split,
    ...said,
  ]);
  const found = kept.template(`found ${key}`, () => (
    <StationRows
      block={block}
      list={{
        ...list,
        from: from && { ...from, label: mark(3), others: othersOf(from) },
        choices: choices.map(({ area }, at) => ({
          label: mark(4 + 2 * at),
          area: area && mark(5 + 2 * at),
        })),
      }}
      page={withPlace(page, mark(2))}
      rows={[mark(0), mark(1)]}
    />
  ));
  // There are others to offer or places to choose from, never both.
  const more = from?.others ?? choices.flatMap(({ area, label }) => [label, area]);
  const texts = [place, from?.label ?? '', ...more];
  const values = [...rows, ...texts.map((text) => kept.text(text))];
  texts.forEach((text, at) => {
    values[addressed + rows.length + at] = spelt(text);
  });
  return fill(found, values);
}

const othersOf = ({ others }: FoundPlace) => others.map((_, at) => mark(4 + at));

/** The page as if another place had been asked for, if any was. */
function withPlace(page: MapPage, place: string): MapPage {
  return page.query.place === undefined ? page : { ...page, query: { ...page.query, place } };
}

interface Found {
  around: [before: Piece, behind: Piece];
  kept: KeptHtml;
  list: StationList;
  page: MapPage;
}

function rowOf(
  { location, kilometres }: ListedLocation,
  { around, kept, list, page }: Found,
): Piece {
  const selected = location === list.selected;
  const measured = kilometres !== undefined;
  const template = kept.template(`row ${location.id} ${selected} ${measured}`, () => (
    <LocationRow
      location={location}
      page={page}
      selected={selected}
      href={markedAddress(stationKey(location))}
      distance={measured ? mark(hole.distance) : undefined}
    />
  ));
  if (!measured) return fill(template, around);
  return fill(template, [...around, plain(distanceText(kilometres, page.culture))]);
}

/** `addressOf` with marks for what the question has to do with it. */
function markedAddress(station: string): string {
  return mark(hole.before) + parameterValue(station) + mark(hole.behind);
}

/** What the address of a chosen station has before and behind its key, as it stands in HTML. */
function aroundStation(page: MapPage): Found['around'] {
  const [before = '', behind = ''] = addressOf(page, mark(0)).split(mark(0));
  return [plain(before), plain(behind)];
}

/** By what a drawing differs, but for the chosen station: which locations it shows. */
function shownKey({ shown }: StationList, { query }: MapPage): string {
  const { category, equipment, open, service } = query;
  const all = !(category ?? service ?? equipment ?? open);
  return all ? 'all' : `of ${shown.map(({ id }: Location) => id)}`;
}
