import { hashPassword } from '@oilway/store/accounts/hashing.ts';
import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';
import { byMember } from '../members/member-hooks.ts';
import { newPassword } from './new-password.ts';

/** A demo company of each country with its members. */
const companies: Record<Culture, { name: string; people: readonly (readonly [string, string])[] }> =
  {
    'de-DE': {
      name: 'Autohaus Brinkmann, Unna',
      people: [
        ['Henrike Brinkmann', 'henrike@brinkmann-unna.example'],
        ['Torsten Wiegand', 'torsten@brinkmann-unna.example'],
        ['Ayşe Demir', 'ayse@brinkmann-unna.example'],
      ],
    },
    'pl-PL': {
      name: 'Auto Serwis Wiśniewski, Łódź',
      people: [
        ['Grażyna Wiśniewska', 'grazyna@serwis-wisniewski.example'],
        ['Łukasz Żak', 'lukasz@serwis-wisniewski.example'],
        ['Małgorzata Dąbek', 'malgorzata@serwis-wisniewski.example'],
      ],
    },
  };

export interface DemoLogin {
  company: string;
  name: string;
  email: string;
  password: string;
}

/** Creates the members with random passwords. @returns the logins; the passwords cannot be read later. */
export async function seedMembers(payload: Payload): Promise<DemoLogin[]> {
  const made: DemoLogin[] = [];
  for (const [culture, { name: company, people: members }] of Object.entries(companies)) {
    const country = localeOf(culture as Culture);
    const { docs: people } = await payload.find({
      collection: 'contact-persons',
      where: { country: { equals: country } },
      limit: 1,
    });
    const { id } = await payload.create({
      collection: 'companies',
      data: { name: company, country, contact: people[0]?.id ?? null },
    });
    for (const [name, email] of members) {
      const password = newPassword();
      await payload.create({
        collection: 'members',
        data: {
          name,
          email,
          company: id,
          cultureName: culture as Culture,
          state: 'active',
          passwordHash: await hashPassword(password),
        },
        context: byMember,
      });
      made.push({ company, name, email, password });
    }
  }
  return made;
}
