import type { UIField } from 'payload';

/** For forms that ask who sends them: what was called off can be sent again. */
export const sendAgain: UIField = {
  name: 'sendAgain',
  type: 'ui',
  admin: { components: { Field: '/components/staff/SendAgain.tsx#SendAgain' } },
};
