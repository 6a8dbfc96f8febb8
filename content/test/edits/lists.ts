import type { Chance, Data, Desk, Edit } from './desk.ts';

/** Locations, their categories, contact persons and departments. */
export function editLists(desk: Desk) {
  const { ask, idsOf, one, some, patch } = desk;
  const location = async ({ a, b, locale, word }: Chance): Promise<Data> => ({
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
  const person = ({ locale, word }: Chance): Data => ({
    country: locale,
    profileName: word,
    title: word,
    email: 'somebody@oilway.example',
    order: 1,
  });
  const department = ({ locale, word }: Chance): Data => ({
    country: locale,
    department: word,
    purpose: 'contact',
    email: 'somebody@oilway.example',
    order: 1,
  });
  return {
    createCategory: ({ locale, word }) =>
      ask('POST', `/location-categories?locale=${locale}`, { title: word, key: word }),
    createLocation: async (chance) => ask('POST', '/locations', await location(chance)),
    editLocation: async (chance) =>
      patch('locations', await one('locations', chance.a), await location(chance)),
    moveLocations: async (chance) => {
      const { country: there, longitude } = await location(chance);
      return ask('PATCH', `/locations?${await some('locations', chance)}`, {
        country: there,
        longitude,
      });
    },
    deleteLocation: async (chance) =>
      ask('DELETE', `/locations/${await one('locations', chance.a)}`),
    editCategory: async ({ a, locale, word }) =>
      patch(
        'location-categories',
        await one('location-categories', a),
        { title: word },
        `&locale=${locale}`,
      ),
    deleteCategory: async ({ a }) =>
      ask('DELETE', `/location-categories/${await one('location-categories', a)}`),
    createPerson: (chance) => ask('POST', '/contact-persons', person(chance)),
    editPerson: async (chance) =>
      patch('contact-persons', await one('contact-persons', chance.a), person(chance)),
    deletePerson: async ({ a }) =>
      ask('DELETE', `/contact-persons/${await one('contact-persons', a)}`),
    createDepartment: (chance) => ask('POST', '/departments', department(chance)),
    editDepartment: async (chance) =>
      patch('departments', await one('departments', chance.a), department(chance)),
    deleteDepartment: async ({ a }) => ask('DELETE', `/departments/${await one('departments', a)}`),
  } satisfies Record<string, Edit>;
}
