import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';
import { execute } from '../database/execute.ts';
import type { Location, LocationCategory, Media } from '../payload-types.ts';

/**
 * Every location of a culture's country by title, its category and image filled in.
 *
 * One statement answers with all of them as one JSON text: read row by row, ten thousand locations
 * take Payload three seconds and the driver alone half a second. None of their fields is localized or
 * has a hook. The few categories and pictures they lead to come through Payload.
 */
export async function readLocations(payload: Payload, culture: Culture): Promise<Location[]> {
  const country = localeOf(culture);
  const rows = (await arrays(payload, rowsOf(country, payload.db.name))) as Row[];
  const services = Map.groupBy(
    (await arrays(payload, servicesOf(payload.db.name))) as [id: number, Service][],
    ([id]) => id,
  );
  const categories = await documents<LocationCategory>(payload, 'location-categories', culture);
  const pictures = rows.some((row) => row[column('image_id')] !== null)
    ? await documents<Media>(payload, 'media', culture)
    : new Map<number, Media>();
  return rows.map((row) => locationOf(row, { services, categories, pictures }));
}

type Service = NonNullable<Location['services']>[number];
type Row = (string | number | boolean | null)[];

/** In the order of `locationOf`. */
const columns = [
  'id',
  'title',
  'country',
  'category_id',
  'icon',
  'is_o_q',
  'street',
  'postal_code',
  'town',
  'latitude',
  'longitude',
  'phone',
  'email',
  'hours_mon_fri_opens',
  'hours_mon_fri_closes',
  'hours_sat_opens',
  'hours_sat_closes',
  'hours_sun_opens',
  'hours_sun_closes',
  'map_description',
  'text',
  'image_id',
  'image_text',
  'updated_at',
  'created_at',
] as const;

const column = (name: (typeof columns)[number]): number => columns.indexOf(name);

/** Each database's words for a JSON array of a row's values and of all rows. */
const words = (database: string) =>
  database === 'postgres'
    ? { row: 'json_build_array', all: 'json_agg', exact: (name: string) => name }
    : {
        row: 'json_array',
        all: 'json_group_array',
        // SQLite's JSON rounds to 15 digits; 17 bring every number back as it was.
        exact: (name: string) => `format('%!.17g', ${name})`,
      };

function rowsOf(country: 'de' | 'pl', database: string): string {
  const { row, all, exact } = words(database);
  const values = columns.map((name) =>
    name === 'latitude' || name === 'longitude' ? exact(name) : name,
  );
  return (
    `SELECT ${all}(${row}(${values.join(', ')})) AS found ` +
    `FROM (SELECT * FROM locations WHERE country = '${country}' ORDER BY title, id) AS sorted`
  );
}

function servicesOf(database: string): string {
  const { row, all } = words(database);
  return (
    `SELECT ${all}(${row}(parent_id, value)) AS found ` +
    'FROM (SELECT * FROM locations_services ORDER BY parent_id, "order") AS sorted'
  );
}

async function arrays(payload: Payload, statement: string): Promise<unknown> {
  const [answer] = await execute(payload, statement);
  const found = answer?.found ?? [];
  return typeof found === 'string' ? JSON.parse(found) : found;
}

async function documents<Document extends { id: number }>(
  payload: Payload,
  collection: 'location-categories' | 'media',
  culture: Culture,
): Promise<Map<number, Document>> {
  const { docs } = await payload.find({
    collection,
    locale: localeOf(culture),
    fallbackLocale: false,
    overrideAccess: true,
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return new Map((docs as unknown as Document[]).map((one) => [one.id, one]));
}

interface Around {
  services: ReadonlyMap<number, [id: number, Service][]>;
  categories: ReadonlyMap<number, LocationCategory>;
  pictures: ReadonlyMap<number, Media>;
}

function locationOf(row: Row, { services, categories, pictures }: Around): Location {
  const value = (name: (typeof columns)[number]) => row[column(name)];
  const text = (name: (typeof columns)[number]) => value(name) as string;
  const hours = (day: 'mon_fri' | 'sat' | 'sun') => ({
    opens: text(`hours_${day}_opens`),
    closes: text(`hours_${day}_closes`),
  });
  const [id, category] = [Number(value('id')), Number(value('category_id'))];
  const image = value('image_id');
  return {
    id,
    title: text('title'),
    country: text('country') as Location['country'],
    category: categories.get(category) ?? category,
    icon: text('icon') as Location['icon'],
    isOQ: value('is_o_q') === null ? null : Boolean(value('is_o_q')),
    services: (services.get(id) ?? []).map(([, service]) => service),
    street: text('street'),
    postalCode: text('postal_code'),
    town: text('town'),
    latitude: Number(value('latitude')),
    longitude: Number(value('longitude')),
    phone: text('phone'),
    email: text('email'),
    hours: { monFri: hours('mon_fri'), sat: hours('sat'), sun: hours('sun') },
    mapDescription: text('map_description'),
    text: text('text'),
    image: image === null ? null : (pictures.get(Number(image)) ?? Number(image)),
    imageText: text('image_text'),
    updatedAt: new Date(text('updated_at')).toISOString(),
    createdAt: new Date(text('created_at')).toISOString(),
  };
}
