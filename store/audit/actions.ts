/**
 * What can be done, as the audit log calls it. A word stays as long as a row may have it; what it is called in the studio:
 * `content/audit/action-words.ts`, which does not compile without each.
 */
export const actions = [
  // Accounts of staff
  'loggedIn',
  'loginFailed',
  'loggedOut',
  'sessionsEnded',
  'unlocked',
  'passwordAsked',
  'passwordReset',
  'passwordChanged',
  'factorAdded',
  'factorRemoved',
  'lastFactorRemoved',
  'recoveryUsed',
  'recoveryRenewed',
  'adminMade',
  'roleRaised',
  'roleChanged',
  // Whatever the studio keeps
  'created',
  'changed',
  'deleted',
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'restored',
  'invited',
  'disabled',
  'repeated',
  // What visitors sent
  'looked',
  'replied',
  'resent',
  'downloaded',
  'exported',
  'personExported',
  'personErased',
  // Reports of breaches
  'keyAdded',
  'keyRemoved',
  'keysSigned',
  'keysLeft',
  'acknowledged',
  'answered',
  'feedbackGiven',
  'closed',
  'markedSpam',
  'unmarkedSpam',
  'deletedSpam',
  // The log itself
  'trimmed',
] as const;
export type Action = (typeof actions)[number];
