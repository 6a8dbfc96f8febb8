import { text } from '../labels.ts';

/** Where the studio's menu has what belongs to the customer portal. */
export const portalGroup = text('Kundenportal', 'Portal klienta', 'Customer portal');
