import type { UIField } from 'payload';

/** Lets a form be submitted again after its authentication dialog was cancelled. */
export const resubmitField: UIField = {
  name: 'sendAgain',
  type: 'ui',
  admin: { components: { Field: '/components/staff/KeepModified.tsx#KeepModified' } },
};
