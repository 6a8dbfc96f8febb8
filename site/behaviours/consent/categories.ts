/** What a visitor can allow: each sends something about them to one provider. */
export const categories = ['video', 'maps', 'captcha'] as const;

export type ConsentCategory = (typeof categories)[number];
