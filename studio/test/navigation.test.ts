import { getLocalI18n, type ServerProps } from 'payload';
import { expect, test } from 'vitest';
import { navigationSections } from '../components/navigation/sections.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import type { Person } from './people.ts';

const studio = testInProcessStudio();

/** Returns the menu of a person as lines: the name of a section, then its links. */
async function menuOf(role: Person, language: 'de' | 'pl' | 'en'): Promise<string[]> {
  const { payload } = studio;
  const i18n = await getLocalI18n({ config: payload.config, language });
  const { body: permissions } = await studio.ask(role, 'GET', '/access');
  const user = role === 'anonymous' ? undefined : { collection: 'staff', role };
  return navigationSections({ i18n, payload, permissions, user } as unknown as ServerProps).map(
    ({ label = '', links }) =>
      `${label}: ${links.map(({ href, label }) => `${label} ${href}`).join(', ')}`,
  );
}

test('lists for each role what it works with, its own subject first', async () => {
  const names = async (role: Person, language: 'de' | 'pl' | 'en') =>
    (await menuOf(role, language)).map((line) => line.replaceAll(/ \/admin\S*?(?=,|$)/g, ''));
  expect(await names('forms-clerk', 'de')).toMatchInlineSnapshot(`
    [
      ": Übersicht",
      "Eingang: Kontaktnachrichten, Sponsoring-Anfragen, Anmeldungen, Postausgang, Textbausteine, Daten einer Person",
    ]
  `);
  expect(await names('compliance-officer', 'pl')).toMatchInlineSnapshot(`
    [
      ": Panel",
      "Zgłoszenia naruszeń: Zgłoszenia naruszeń",
    ]
  `);
  expect(await names('portal-manager', 'en')).toMatchInlineSnapshot(`
    [
      ": Dashboard",
      "Customer portal: Files, File categories, Uploaded files, Companies, Members, Data of a person",
    ]
  `);
  expect(await names('editor-pl', 'pl')).toMatchInlineSnapshot(`
    [
      ": Panel",
      "Treści: Strony, Aktualności, Wydarzenia, Obrazy, Cennik, Komunikaty dla wszystkich, Posty, Raport",
      "Stacje i kontakty: Stacje, Osoby kontaktowe",
      "Menu i ustawienia: Nagłówek i menu główne, Menu boczne, Stopka, Witryna",
    ]
  `);
  expect(await names('admin', 'de')).toMatchInlineSnapshot(`
    [
      ": Übersicht",
      "Verwaltung: Zustand, Personal, Anmeldung des Personals, Protokoll, Aufbewahrung, Zustand der Social-Media-Feeds",
      "Inhalte: Seiten, Aktuelles, Veranstaltungen, Bilder, Preise, Hinweise an alle, Social-Media-Beiträge, Bericht",
      "Stationen und Kontakte: Stationen, Stationskategorien, Ansprechpartner, Abteilungen",
      "Menüs und Einstellungen: Kopfzeile und Hauptmenü, Seitenmenüs, Fußzeile, Website, Weiterleitungen",
      "Eingang: Kontaktnachrichten, Sponsoring-Anfragen, Anmeldungen, Postausgang, Textbausteine, Daten einer Person",
      "Kundenportal: Dateien, Dateikategorien, Hochgeladene Dateien, Firmen, Mitglieder",
      "Meldestelle: Meldestelle",
    ]
  `);
});

test('offers a visitor nothing', async () => {
  expect(await menuOf('anonymous', 'de')).toEqual([]);
});
