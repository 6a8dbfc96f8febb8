import { UnknownDepartmentError } from '@oilway/store/submissions/departments.ts';
import * as z from 'zod/mini';
import { envelope, formHandler } from '../../forms/form-handler.ts';
import { Problem } from '../../server/http/problem.ts';
import { sponsoringDefinition } from './fields.ts';

/** `POST /umbraco/api/sponsoring/SubmitMessage` (specification section 7), and the same without scripts. */
export const sponsoring = formHandler({
  definition: sponsoringDefinition,
  operationId: 'SubmitSponsoring',
  summary: 'Applies for sponsoring',
  message: z.extend(sponsoringDefinition.schema, envelope),
  blocks: ['sponsoringForm'],
  send: ({ store }, message, sent, files) =>
    store.submitSponsoring(message, files, sent).catch((error) => {
      throw error instanceof UnknownDepartmentError
        ? new Problem(400, 'Nobody takes applications for sponsoring here.')
        : error;
    }),
  refused(fields, block) {
    const most = block.blockType === 'sponsoringForm' ? block.mostActivities : undefined;
    const tooMany = most && [fields.selectedTypeOfForms].flat().length > most;
    // The call takes all three: only this block asks for fewer.
    return tooMany ? [{ name: 'selectedTypeOfForms', code: 'tooManyChosen' }] : [];
  },
});
