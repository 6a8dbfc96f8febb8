import { hashPassword } from '@oilway/store/accounts/password-hash.ts';
import { countryOf, type Locale } from '@oilway/store/locales.ts';
import type { Payload } from 'payload';
import { memberContext } from '../members/member-hooks.ts';
import { generatePassword } from './generate-password.ts';

/** A demo company of each country with its members. */
const companies: Record<Locale, { name: string; people: readonly (readonly [string, string])[] }> =
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
  const logins: DemoLogin[] = [];
  for (const [locale, { name: company, people: members }] of Object.entries(companies)) {
    const country = countryOf(locale as Locale);
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
      const password = generatePassword();
      await payload.create({
        collection: 'members',
        data: {
          name,
          email,
          company: id,
          cultureName: locale as Locale,
          state: 'active',
          passwordHash: await hashPassword(password),
        },
        context: memberContext,
      });
      logins.push({ company, name, email, password });
    }
  }
  return logins;
}
