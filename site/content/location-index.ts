import type { Location } from '@oilway/store/published/documents.ts';
import { slugOf } from '@oilway/store/published/slug.ts';

/** Degrees, WGS 84. */
interface Coordinates {
  latitude: number;
  longitude: number;
}

interface IndexedLocation extends Coordinates {
  id: number;
  slug: string;
}

/** The locations of a language by slug and by coordinates. Of two with one slug the older one has it; the slug of the other ends in its id. */
export class LocationIndex {
  readonly #locations = new Map<number, IndexedLocation>();
  /** The lowest id with each slug; rebuilt after a change. */
  #idBySlug: ReadonlyMap<string, number> | undefined;

  /** @param json null removes the location. */
  apply(id: number, json: string | null): void {
    if (json === null) this.#locations.delete(id);
    else this.#locations.set(id, toIndexedLocation(JSON.parse(json) as Location));
    this.#idBySlug = undefined;
  }

  get size(): number {
    return this.#locations.size;
  }

  /** Returns the slug of a location; undefined for an unknown id. */
  slugById(id: number): string | undefined {
    const location = this.#locations.get(id);
    if (!location) return undefined;
    return this.#oldestWithSlug(location.slug) === id ? location.slug : `${location.slug}-${id}`;
  }

  /** Returns the id of the location with a slug. */
  idBySlug(slug: string): number | undefined {
    const [, number] = /-(\d{1,9})$/.exec(slug) ?? [];
    const later = Number(number);
    return this.#oldestWithSlug(slug) ?? (this.slugById(later) === slug ? later : undefined);
  }

  /** Returns the ids of the locations nearest to a place, the nearest first. */
  nearest(center: Coordinates, count: number): number[] {
    return [...this.#locations.values()]
      .map((one) => ({ id: one.id, distance: distanceBetween(one, center) }))
      .sort((one, other) => one.distance - other.distance || one.id - other.id)
      .slice(0, count)
      .map(({ id }) => id);
  }

  #oldestWithSlug(slug: string): number | undefined {
    this.#idBySlug ??= new Map(
      [...this.#locations.values()]
        .sort((one, other) => other.id - one.id)
        .map((one) => [one.slug, one.id]),
    );
    return this.#idBySlug.get(slug);
  }
}

/** Derives the slug from the title for locations stored before slugs existed. */
function toIndexedLocation({ id, latitude, longitude, slug, title }: Location): IndexedLocation {
  return { id, latitude, longitude, slug: slug || slugOf(title) || 'station' };
}

/** Degrees of latitude. */
const distanceBetween = (one: Coordinates, other: Coordinates) =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((other.latitude * Math.PI) / 180),
  );
