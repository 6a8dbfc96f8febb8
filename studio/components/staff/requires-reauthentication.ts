/** Returns whether an endpoint refused a request until the person has authenticated again. */
export async function requiresReauthentication(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  return body?.errors?.[0]?.name === 'Reauthenticate';
}
