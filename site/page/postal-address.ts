/** `Street 1, 44143 Town`; a Polish postal code has a hyphen. What reads otherwise is a street. */
export function postalAddress(text: string) {
  const [, street = text, postalCode = '', town = ''] =
    /^(.+), (\d{5}|\d{2}-\d{3}) (.+)$/.exec(text) ?? [];
  return { street, postalCode, town, country: postalCode.includes('-') ? 'PL' : 'DE' };
}
