'use client';

import { languages } from '@oilway/content/languages.ts';
import type { Department } from '@oilway/content/payload-types.ts';
import type { Country } from '@oilway/store/locales.ts';
import { Banner, useConfig, useField, usePayloadAPI, useTranslation } from '@payloadcms/ui';
import type { RelationshipFieldClientProps } from 'payload';
import { countryName } from '../editing/messages.ts';
import { translateHandover as translate } from './handover-messages.ts';
import './staff-form.css';

type Row = Pick<Department, 'id' | 'department' | 'country' | 'purpose'>;

const purposes = ['contact', 'sponsoring'] as const;

/** Ticks a clerk's departments: all of a country, all with one purpose, or single ones. */
export function Departments({ path, readOnly }: RelationshipFieldClientProps) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const { setValue, value } = useField<number[] | null>({ path });
  const countries = useField<Country[] | null>({ path: 'countries' });
  const [{ data }] = usePayloadAPI(`${config.serverURL}${config.routes.api}/departments`, {
    initialParams: { depth: 0, pagination: false, sort: ['order', 'department'] },
  });
  const rows = ((data.docs ?? []) as Row[]).filter(({ purpose }) => purpose !== 'whistleblowing');
  const ticked = value ?? [];
  const tick = (ids: number[], isOn: boolean) =>
    setValue(isOn ? [...new Set([...ticked, ...ids])] : ticked.filter((one) => !ids.includes(one)));
  const tickCountry = (country: Country, ids: number[], isOn: boolean) => {
    tick(ids, isOn);
    if (isOn && !countries.value?.includes(country))
      countries.setValue([...(countries.value ?? []), country]);
  };
  const shared = { disabled: readOnly === true, ticked };
  return (
    <fieldset className="field-type oilway-departments">
      <legend>{translate('departments', language)}</legend>
      <p>{translate('departmentsHint', language)}</p>
      {languages.map((country) => {
        const own = rows.filter((row) => row.country === country);
        const groups = purposes
          .map((purpose) => ({ purpose, members: own.filter((row) => row.purpose === purpose) }))
          .filter(({ members }) => members.length > 0);
        const name = countryName(country, language);
        const isIneffective =
          own.some(({ id }) => ticked.includes(id)) && !countries.value?.includes(country);
        return (
          <div key={country} className="oilway-departments__country">
            <Ticks
              {...shared}
              isGroup
              ids={idsOf(own)}
              label={translate('allOf', language).replace('{group}', name)}
              onTick={(ids, isOn) => tickCountry(country, ids, isOn)}
            />
            {isIneffective && (
              <Banner type="error">
                {translate('countryMissing', language).replace('{country}', name)}
              </Banner>
            )}
            {groups.map(({ members, purpose }) => (
              <div key={purpose} className="oilway-departments__group">
                {members.length > 1 && groups.length > 1 && (
                  <Ticks
                    {...shared}
                    isGroup
                    ids={idsOf(members)}
                    label={`${name}: ${translate(purpose, language)}`}
                    onTick={tick}
                  />
                )}
                <div className="oilway-departments__members">
                  {members.map(({ department, id }) => (
                    <Ticks key={id} {...shared} ids={[id]} label={department} onTick={tick} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

interface TicksProps {
  ids: number[];
  ticked: number[];
  label: string;
  disabled: boolean;
  /** Shows how many of its departments are ticked. */
  isGroup?: boolean;
  onTick: (ids: number[], isOn: boolean) => void;
}

/** One checkbox for one or several departments; indeterminate when some of them are ticked. */
function Ticks({ disabled, ids, isGroup, label, onTick, ticked }: TicksProps) {
  const { language } = useTranslation().i18n;
  const count = ids.filter((id) => ticked.includes(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <label className="oilway-departments__tick">
      <input
        type="checkbox"
        checked={isAll}
        disabled={disabled || ids.length === 0}
        onChange={() => onTick(ids, !isAll)}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
      />
      <span>
        {label}{' '}
        {isGroup && (
          <small>
            {translate('someOf', language)
              .replace('{count}', String(count))
              .replace('{all}', String(ids.length))}
          </small>
        )}
      </span>
    </label>
  );
}
