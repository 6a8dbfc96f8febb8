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
        ? new Problem(400, 'No department is configured for sponsoring.')
        : error;
    }),
  validateForBlock(fields, block) {
    const max = block.blockType === 'sponsoringForm' ? block.mostActivities : undefined;
    const tooMany = max && [fields.selectedTypeOfForms].flat().length > max;
    // Only the block limits the activities, not the call.
    return tooMany ? [{ name: 'selectedTypeOfForms', code: 'tooManyChosen' }] : [];
  },
});
