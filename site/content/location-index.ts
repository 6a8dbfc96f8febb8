import type { Location } from '@oilway/store/published/documents.ts';
import { slugOf } from '@oilway/store/published/slug.ts';

/** Degrees, WGS 84. */
interface Place {
  latitude: number;
  longitude: number;
}

interface Indexed extends Place {
  id: number;
  slug: string;
}

/** Degrees of an edge of a cell: half of one is some 55 km from south to north and 35 from west to east. */
const edge = 0.5;
/** Cells around one beyond which nobody looks: both countries are smaller. */
const farthest = 20;

/**
 * The locations of a language by the last part of their addresses, and by their coordinates. Of two with one address the older one has
 * it; the address of the other ends in its id.
 */
export class LocationIndex {
  readonly #all = new Map<number, Indexed>();
  /** Who claims an address, and the oldest of them. */
  readonly #claims = new Map<string, { ids: Set<number>; first: number }>();
  readonly #cells = new Map<string, Set<Indexed>>();

  /** @param json null removes the location. */
  apply(id: number, json: string | null): void {
    const before = this.#all.get(id);
    if (before) this.#remove(before);
    if (json !== null) this.#add(indexedOf(JSON.parse(json) as Location));
  }

  get size(): number {
    return this.#all.size;
  }

  /** The last part of a location's address; nothing of one that is not there. */
  addressOf(id: number): string | undefined {
    const own = this.#all.get(id);
    if (!own) return undefined;
    return this.#first(own.slug) === id ? own.slug : `${own.slug}-${id}`;
  }

  /** Returns the id of the location at an address. */
  at(address: string): number | undefined {
    const first = this.#first(address);
    if (first !== undefined) return first;
    const [, slug = '', number = ''] = /^(.+)-(\d{1,9})$/.exec(address) ?? [];
    const later = this.#all.get(Number(number));
    if (!slug || later?.slug !== slug) return undefined;
    return this.addressOf(later.id) === address ? later.id : undefined;
  }

  /** Returns the ids of the locations nearest to a place, the nearest first. */
  near(place: Place, count: number): number[] {
    const found: Indexed[] = [];
    for (let ring = 0; ring <= farthest; ring += 1) {
      // What lies beyond this ring is farther away than all that is sure to be within it.
      const sure = ring - 1;
      if (within(found, place, sure * edge) >= count) break;
      for (const cell of ringAround(place, ring)) found.push(...(this.#cells.get(cell) ?? []));
    }
    return found
      .sort((one, other) => away(one, place) - away(other, place) || one.id - other.id)
      .slice(0, count)
      .map(({ id }) => id);
  }

  /** The last parts of all addresses. */
  addresses(): string[] {
    return [...this.#all.keys()].flatMap((id) => this.addressOf(id) ?? []);
  }

  #first(slug: string): number | undefined {
    return this.#claims.get(slug)?.first;
  }

  #add(one: Indexed): void {
    this.#all.set(one.id, one);
    const cell = cellOf(one);
    const claim = this.#claims.get(one.slug) ?? { ids: new Set(), first: one.id };
    claim.first = Math.min(claim.first, one.id);
    claim.ids.add(one.id);
    this.#claims.set(one.slug, claim);
    this.#cells.set(cell, (this.#cells.get(cell) ?? new Set()).add(one));
  }

  #remove(one: Indexed): void {
    this.#all.delete(one.id);
    const claim = this.#claims.get(one.slug);
    claim?.ids.delete(one.id);
    if (claim?.ids.size === 0) this.#claims.delete(one.slug);
    else if (claim?.first === one.id) claim.first = Math.min(...claim.ids);
    this.#cells.get(cellOf(one))?.delete(one);
  }
}

/** One from before addresses were stored has the one that its title makes. */
function indexedOf({ id, latitude, longitude, slug, title }: Location): Indexed {
  return { id, latitude, longitude, slug: slug || slugOf(title) || 'station' };
}

const cellAt = (row: number, column: number) => `@${row},${column}`;

function cellOf({ latitude, longitude }: Place): string {
  return cellAt(Math.floor(latitude / edge), Math.floor(longitude / edge));
}

/** The cells at this distance from that of a place, counted in cells. */
function ringAround({ latitude, longitude }: Place, ring: number): string[] {
  const [row, column] = [Math.floor(latitude / edge), Math.floor(longitude / edge)];
  const cells: string[] = [];
  for (let up = -ring; up <= ring; up += 1)
    for (let right = -ring; right <= ring; right += 1)
      if (Math.max(Math.abs(up), Math.abs(right)) === ring)
        cells.push(cellAt(row + up, column + right));
  return cells;
}

/** How many of them are at most so many degrees of longitude away. */
const within = (found: readonly Indexed[], place: Place, degrees: number) =>
  found.filter((one) => away(one, place) <= degrees * narrowing(place)).length;

/** How much shorter a degree of longitude is than one of latitude. */
const narrowing = ({ latitude }: Place) => Math.cos((latitude * Math.PI) / 180);

/** Degrees of latitude. */
const away = (one: Place, place: Place) =>
  Math.hypot(one.latitude - place.latitude, (one.longitude - place.longitude) * narrowing(place));
