/** The consents a visitor can give: each allows requests to one third party. */
export const consentCategories = ['video', 'maps', 'captcha'] as const;

export type ConsentCategory = (typeof consentCategories)[number];
