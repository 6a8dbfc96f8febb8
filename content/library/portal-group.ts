import { text } from '../labels.ts';

/** The menu group of the customer portal. */
export const portalGroup = text('Kundenportal', 'Portal klienta', 'Customer portal');
