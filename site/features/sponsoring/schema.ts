import * as z from 'zod/mini';
import {
  email,
  envelope,
  line,
  optionalLine,
  optionalPhone,
  optionalText,
  text,
  ticked,
} from '../../forms/fields/field-rules.ts';

export const activities = ['ongoingBusiness', 'project', 'individualActivity'] as const;
export const decisions = ['confirm', 'deny'] as const;

/** `ongoing business`, as the specification has it, is `ongoingBusiness`. */
const activityOf = (said: unknown) => {
  const letters = String(said)
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
  return activities.find((activity) => activity.toLowerCase() === letters) ?? said;
};

/** One or several, as a list or one after the other with commas. */
const chosenActivities = z.pipe(
  z.transform((said: unknown) => {
    const list = Array.isArray(said) ? said : typeof said === 'string' ? said.split(',') : [];
    return [...new Set(list.filter((one) => one !== '').map(activityOf))];
  }),
  z.array(z.enum(activities, 'unknown')).check(z.minLength(1, 'choose')),
);

const decision = z.pipe(
  z.transform((said: unknown) => (said === undefined || said === null ? '' : said)),
  z.enum([...decisions, ''], 'unknown'),
);

/** What an association fills in; its files go beside it. */
export const sponsoringFields = z.object({
  association: line(160),
  orgNr: optionalLine(60),
  contactPerson: line(120),
  email,
  phone: optionalPhone,
  selectedTypeOfForms: chosenActivities,
  goal: text(5000),
  amount: optionalLine(60),
  timePeriod: optionalLine(120),
  levels: optionalLine(120),
  otherCompanies: optionalText(2000),
  howWillYouShowSponsoringCollab: optionalText(2000),
  selectedTypeOfCounterPerformance: decision,
  counterPerformanceContactPersonPhone: optionalPhone,
  selectedTypeOfInvoice: decision,
  other: optionalText(2000),
  gdprAccept: ticked,
});

/** The fields of the call (specification section 3: SponsoringMessage). */
export const sponsoringMessage = z.extend(sponsoringFields, envelope);

export type SponsoringFields = z.infer<typeof sponsoringFields>;
