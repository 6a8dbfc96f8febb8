import { expect, test } from 'vitest';
import { menuEntities, menuSections } from '../../content/studio-menu.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { type Person, people } from './people.ts';

const studio = testInProcessStudio();

/** Returns what the menu lists for a role: Payload leaves out what it may not read. */
async function menuOf(role: Person): Promise<string[]> {
  const { body: permissions } = await studio.ask(role, 'GET', '/access');
  const user = role === 'anonymous' ? undefined : { collection: 'staff', role };
  const { collections, globals } = menuEntities({ permissions, user } as never);
  const { config } = studio.payload;
  const listed = [
    ...config.collections.filter(({ slug }) => collections.includes(slug)),
    ...config.globals.filter(({ slug }) => globals.includes(slug)),
  ];
  return listed
    .map(({ slug }) => slug)
    .filter((slug) => (permissions.collections?.[slug] ?? permissions.globals?.[slug])?.read);
}

test('lists for each role what it works with and nothing of others', async () => {
  const menus = Object.fromEntries(
    await Promise.all(people.map(async (role) => [role, (await menuOf(role)).join(' ')])),
  );
  expect(menus).toMatchInlineSnapshot();
});

test('lists everything that Payload shows in some section', () => {
  const listed: string[] = Object.values(menuSections).flatMap(({ entries }) => entries);
  const { collections, globals } = studio.payload.config;
  const shown = [...collections, ...globals].filter(({ admin }) => !admin.hidden);
  expect(shown.map(({ slug }) => slug).filter((slug) => !listed.includes(slug))).toEqual([]);
});
