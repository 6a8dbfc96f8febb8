import { cultures } from '@oilway/store/cultures.ts';
import { expect, test } from 'vitest';
import { contactDefinition } from '../features/contact/fields.ts';
import { signUpDefinition } from '../features/event/fields.ts';
import { portalForm } from '../features/members/browser/portal-form.ts';
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
  login: portalForm(loginFields),
  reset: portalForm(resetFields),
  password: portalForm(passwordFields),
  account: portalForm(accountFields),
  change: portalForm(changeFields),
  passkey: portalForm(passkeyFields),
  confirm: portalForm(confirmFields),
};

test.each(Object.entries(forms))(
  'each field that may not stay empty has a sentence of its own: %s',
  (_, { empty, schema, texts }) => {
    const lacking = firstProblems(schema.safeParse(empty).error?.issues ?? []);
    expect(lacking.length).toBeGreaterThan(0);
    for (const culture of cultures) {
      const sentences = lacking.map(({ name }) => texts[culture].missing[name]);
      for (const sentence of sentences)
        expect(sentence).toMatch(culture === 'pl-PL' ? /^Prosimy .+\.$/ : /^Bitte .+\.$/);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  },
);
