'use client';

import { languages } from '@oilway/content/languages.ts';
import type { Department } from '@oilway/content/payload-types.ts';
import type { Country } from '@oilway/store/locales.ts';
import { Button, useConfig, useField, usePayloadAPI, useTranslation } from '@payloadcms/ui';
import { countryName } from '../editing/messages.ts';
import { translate } from './messages.ts';

const groups = ['all', 'contact', 'sponsoring'] as const;

/** Gives a clerk a country with its departments in one step: all of them, or those with one purpose. */
export function DepartmentGroups({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const departments = useField<number[] | null>({ path });
  const countries = useField<Country[] | null>({ path: 'countries' });
  const [{ data }] = usePayloadAPI(`${config.serverURL}${config.routes.api}/departments`, {
    initialParams: { depth: 0, pagination: false },
  });
  if (readOnly) return null;
  const idsOf = (country: Country, group: (typeof groups)[number]) =>
    ((data.docs ?? []) as Department[])
      .filter((row) => row.country === country && row.purpose !== 'whistleblowing')
      .filter((row) => group === 'all' || row.purpose === group)
      .map(({ id }) => id);
  const add = (country: Country, ids: number[]) => {
    departments.setValue([...new Set([...(departments.value ?? []), ...ids])]);
    countries.setValue([...new Set([...(countries.value ?? []), country])]);
  };
  const choices = languages.flatMap((country) =>
    groups.map((group) => ({ country, group, ids: idsOf(country, group) })),
  );
  return (
    <div className="oilway-buttons">
      {choices.map(({ country, group, ids }) => (
        <Button
          key={`${country} ${group}`}
          buttonStyle="secondary"
          disabled={ids.length === 0}
          onClick={() => add(country, ids)}
          size="small"
        >
          {countryName(country, language)}: {translate(group, language)}
        </Button>
      ))}
    </div>
  );
}
