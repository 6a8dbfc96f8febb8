import type { Locale } from './cultures.ts';

/** One account of one country, as the operator set it. */
export interface FeedAccount {
  country: Locale;
  network: 'instagram' | 'facebook';
  account: string;
  token: string;
}

type FeedVariables = Partial<
  Record<`META_${'INSTAGRAM' | 'FACEBOOK' | 'TOKEN'}_${'DE' | 'PL'}`, string | undefined>
>;

/** Those that have both a number and a token. @param values variables of the environment. */
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
