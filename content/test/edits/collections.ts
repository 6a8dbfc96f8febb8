import type { Data, Edit, EditInput, StudioClient } from './studio-client.ts';

/** Edits of locations, their categories, contact persons and departments. */
export function collectionEdits(studio: StudioClient) {
  const { ask, idsOf, one, some, patch } = studio;
  const location = async ({ a, b, locale, word }: EditInput): Promise<Data> => ({
    title: word,
    country: locale,
    category: await one('location-categories', b),
    street: word,
    postalCode: '10115',
    town: word,
    latitude: 51 + (a % 9) / 10,
    longitude: (locale === 'de' ? 9 : 19) + (b % 9) / 10,
    image: (await idsOf('media'))[a % 3] ?? null,
  });
  const person = ({ locale, word }: EditInput): Data => ({
    country: locale,
    profileName: word,
    title: word,
    email: 'person@oilway.example',
    order: 1,
  });
  const department = ({ locale, word }: EditInput): Data => ({
    country: locale,
    department: word,
    purpose: 'contact',
    email: 'person@oilway.example',
    order: 1,
  });
  return {
    createCategory: ({ locale, word }) =>
      ask('POST', `/location-categories?locale=${locale}`, { title: word, key: word }),
    createLocation: async (input) => ask('POST', '/locations', await location(input)),
    editLocation: async (input) =>
      patch('locations', await one('locations', input.a), await location(input)),
    moveLocations: async (input) => {
      const { country: newCountry, longitude } = await location(input);
      return ask('PATCH', `/locations?${await some('locations', input)}`, {
        country: newCountry,
        longitude,
      });
    },
    deleteLocation: async (input) => ask('DELETE', `/locations/${await one('locations', input.a)}`),
    editCategory: async ({ a, locale, word }) =>
      patch(
        'location-categories',
        await one('location-categories', a),
        { title: word },
        `&locale=${locale}`,
      ),
    deleteCategory: async ({ a }) =>
      ask('DELETE', `/location-categories/${await one('location-categories', a)}`),
    createPerson: (input) => ask('POST', '/contact-persons', person(input)),
    editPerson: async (input) =>
      patch('contact-persons', await one('contact-persons', input.a), person(input)),
    deletePerson: async ({ a }) =>
      ask('DELETE', `/contact-persons/${await one('contact-persons', a)}`),
    createDepartment: (input) => ask('POST', '/departments', department(input)),
    editDepartment: async (input) =>
      patch('departments', await one('departments', input.a), department(input)),
    deleteDepartment: async ({ a }) => ask('DELETE', `/departments/${await one('departments', a)}`),
  } satisfies Record<string, Edit>;
}
