const rules = new Intl.PluralRules('pl');

/** Returns the form of a Polish noun that stands after a number: 1 stacja, 2 stacje, 5 stacji (plural rules of CLDR). */
export function polishPlural(count: number, one: string, few: string, many: string): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}
