import { checkedBy, type PlainForm } from '../../forms/plain-form.ts';
import { sponsoringMessage } from './schema.ts';
import { apply } from './service.ts';

export const plainApplication: PlainForm = {
  name: 'sponsoring',
  blocks: ['sponsoringForm'],
  multipart: true,
  check(fields, block) {
    const checked = checkApplication(fields);
    const most = block.blockType === 'sponsoringForm' ? block.mostActivities : undefined;
    const tooMany = most && [fields.selectedTypeOfForms].flat().length > most;
    // The call takes all three: only this block asks for fewer.
    return tooMany
      ? { problems: [...checked.problems, { name: 'selectedTypeOfForms', code: 'tooManyChosen' }] }
      : checked;
  },
};

const checkApplication = checkedBy(
  sponsoringMessage,
  (message) => (context, files, envelope) => apply(context, message, files, envelope),
);
