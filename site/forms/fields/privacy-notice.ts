/**
 * The day on which the words of a form's notice about data last changed. It goes along with what is sent, and says what was shown:
 * `site/test/privacy-notice.test.ts` fails where the words change and it does not.
 */
export const noticeVersion = '2026-11-28';
