import { uiField } from '../blocks/fields.ts';

/** Lets a form be submitted again after its authentication dialog was cancelled. */
export const resubmitField = uiField(
  'sendAgain',
  '/components/staff/KeepModified.tsx#KeepModified',
);
