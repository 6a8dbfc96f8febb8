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
  const editors =
    'audit-log pages news events media locations contact-persons social-posts notices header side-menus footer settings prices';
  expect(menus).toEqual({
    admin:
      'staff audit-log pages news events media locations location-categories contact-persons departments social-posts notices redirects contact-messages sponsoring-messages event-sign-ups reply-templates mails companies members file-categories portal-files portal-uploads header side-menus footer settings prices social-feeds retention mfa-policy',
    'editor-de': editors,
    'editor-pl': editors,
    'portal-manager': 'companies members file-categories portal-files portal-uploads',
    'forms-clerk': 'contact-messages sponsoring-messages event-sign-ups reply-templates mails',
    'compliance-officer': '',
    anonymous: '',
  });
});

test('lists everything that Payload shows in some section', () => {
  const listed: string[] = Object.values(menuSections).flatMap(({ entries }) => entries);
  const { collections, globals } = studio.payload.config;
  const shown = [...collections, ...globals].filter(({ admin }) => !admin.hidden);
  expect(shown.map(({ slug }) => slug).filter((slug) => !listed.includes(slug))).toEqual([]);
});
