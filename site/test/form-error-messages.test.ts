import { locales } from '@oilway/store/locales.ts';
import { expect, test } from 'vitest';
import { contactDefinition } from '../features/contact/fields.ts';
import { signUpDefinition } from '../features/event/fields.ts';
import { definePortalForm } from '../features/members/browser/portal-form.ts';
import {
  accountFields,
  changeFields,
  confirmFields,
  loginFields,
  passkeyFields,
  passwordFields,
  resetFields,
} from '../features/members/schema.ts';
import { reportDefinition } from '../features/reporting/fields.ts';
import { sponsoringDefinition } from '../features/sponsoring/fields.ts';
import { firstProblems } from '../forms/fields/field-rules.ts';

const forms = {
  contact: contactDefinition,
  event: signUpDefinition,
  sponsoring: sponsoringDefinition,
  report: reportDefinition,
  login: definePortalForm(loginFields),
  reset: definePortalForm(resetFields),
  password: definePortalForm(passwordFields),
  account: definePortalForm(accountFields),
  change: definePortalForm(changeFields),
  passkey: definePortalForm(passkeyFields),
  confirm: definePortalForm(confirmFields),
};

test.each(Object.entries(forms))(
  'every required field has its own error message: %s',
  (_, { defaultValues, schema, texts }) => {
    const problems = firstProblems(schema.safeParse(defaultValues).error?.issues ?? []);
    expect(problems.length).toBeGreaterThan(0);
    for (const locale of locales) {
      const errorMessages = problems.map(({ name }) => texts[locale].missing[name]);
      for (const errorMessage of errorMessages)
        expect(errorMessage).toMatch(locale === 'pl-PL' ? /^Prosimy .+\.$/ : /^Bitte .+\.$/);
      expect(new Set(errorMessages).size).toBe(errorMessages.length);
    }
  },
);
