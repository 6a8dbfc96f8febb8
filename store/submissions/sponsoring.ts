import type { Locale } from '../locales.ts';

export type Decision = 'confirm' | 'deny';
export type Activity = 'ongoingBusiness' | 'project' | 'individualActivity';

/** An application as validated by the site (specification section 3: SponsoringMessage); an omitted field is an empty string. */
export interface SponsoringInput {
  cultureName: Locale;
  umbracoNodeID: number;
  association: string;
  contactPerson: string;
  email: string;
  orgNr: string;
  phone: string;
  goal: string;
  amount: string;
  levels: string;
  otherCompanies: string;
  other: string;
  timePeriod: string;
  howWillYouShowSponsoringCollab: string;
  selectedTypeOfForms: Activity[];
  selectedTypeOfCounterPerformance: Decision | '';
  counterPerformanceContactPersonPhone: string;
  selectedTypeOfInvoice: Decision | '';
}
