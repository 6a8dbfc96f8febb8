import type { Country } from './locales.ts';

/** A social media account of one country, from the settings. */
export interface FeedAccount {
  country: Country;
  network: 'instagram' | 'facebook';
  account: string;
  token: string;
}

type FeedVariables = Partial<
  Record<`META_${'INSTAGRAM' | 'FACEBOOK' | 'TOKEN'}_${'DE' | 'PL'}`, string | undefined>
>;

/** Returns the accounts with both an id and a token. @param values environment variables. */
export function feedAccountsOf(values: FeedVariables): FeedAccount[] {
  const all = [
    ['de', 'instagram', values.META_INSTAGRAM_DE, values.META_TOKEN_DE],
    ['de', 'facebook', values.META_FACEBOOK_DE, values.META_TOKEN_DE],
    ['pl', 'instagram', values.META_INSTAGRAM_PL, values.META_TOKEN_PL],
    ['pl', 'facebook', values.META_FACEBOOK_PL, values.META_TOKEN_PL],
  ] as const;
  return all.flatMap(([country, network, id, key]) =>
    id && key ? [{ country, network, account: id, token: key }] : [],
  );
}
