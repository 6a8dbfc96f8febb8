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

/**
 * The locations of a language by the last part of their addresses, and by their coordinates. Of two with one address the older one has
 * it; the address of the other ends in its id.
 */
export class LocationIndex {
  readonly #all = new Map<number, Indexed>();
  /** The lowest id of those with a slug; made anew after a change. */
  #oldest: ReadonlyMap<string, number> | undefined;

  /** @param json null removes the location. */
  apply(id: number, json: string | null): void {
    if (json === null) this.#all.delete(id);
    else this.#all.set(id, indexedOf(JSON.parse(json) as Location));
    this.#oldest = undefined;
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
    const [, number] = /-(\d{1,9})$/.exec(address) ?? [];
    const later = Number(number);
    return this.#first(address) ?? (this.addressOf(later) === address ? later : undefined);
  }

  /** Returns the ids of the locations nearest to a place, the nearest first. */
  near(place: Place, count: number): number[] {
    return [...this.#all.values()]
      .map((one) => ({ id: one.id, distance: away(one, place) }))
      .sort((one, other) => one.distance - other.distance || one.id - other.id)
      .slice(0, count)
      .map(({ id }) => id);
  }

  #first(slug: string): number | undefined {
    this.#oldest ??= new Map(
      [...this.#all.values()]
        .sort((one, other) => other.id - one.id)
        .map((one) => [one.slug, one.id]),
    );
    return this.#oldest.get(slug);
  }
}

/** One from before addresses were stored has the one that its title makes. */
function indexedOf({ id, latitude, longitude, slug, title }: Location): Indexed {
  return { id, latitude, longitude, slug: slug || slugOf(title) || 'station' };
}

/** Degrees of latitude. */
const away = (one: Place, place: Place) =>
  Math.hypot(
    one.latitude - place.latitude,
    (one.longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180),
  );
