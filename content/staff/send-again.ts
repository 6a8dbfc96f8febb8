import type { UIField } from 'payload';

/** Lets a form be submitted again after its authentication dialog was cancelled. */
export const sendAgain: UIField = {
  name: 'sendAgain',
  type: 'ui',
  admin: { components: { Field: '/components/staff/SendAgain.tsx#SendAgain' } },
};
