/**
 * The actions of the audit log. A value stays as long as a row may have it; `content/audit/action-labels.ts` has the studio's label of each, enforced
 * by types.
 */
export const actions = [
  // Staff accounts
  'loggedIn',
  'loginFailed',
  'loggedOut',
  'sessionsEnded',
  'unlocked',
  'passwordResetRequested',
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
  // Collections and globals
  'created',
  'changed',
  'deleted',
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'restored',
  'invited',
  'refused',
  'disabled',
  'repeated',
  // Submissions
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
  'keyLogReset',
  'acknowledged',
  'answered',
  'feedbackGiven',
  'closed',
  'reopened',
  'noteAdded',
  'caseExported',
  'markedSpam',
  'unmarkedSpam',
  'deletedSpam',
  // The log itself
  'trimmed',
] as const;
export type Action = (typeof actions)[number];
