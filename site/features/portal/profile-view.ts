/** The views of the profile (specification section 2), and that of the passkeys, as the address names them. */
export const profileViews = [
  'list',
  'changePassword',
  'changePasswordSuccess',
  'passkeys',
  'phoneMenu',
] as const;

export type ProfileState = (typeof profileViews)[number];

/** @param named what the address says under `view`; the list where that is none. */
export function profileView(named: unknown): ProfileState {
  return profileViews.find((view) => view === named) ?? 'list';
}
