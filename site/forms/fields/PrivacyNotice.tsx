import { noticeVersion } from './privacy-notice.ts';

export interface PrivacyNoticeProps {
  /** Before, in and after the link to the privacy page. */
  text: readonly [string, string, string];
  href: string | undefined;
}

/** What is done with what is typed: told before it is sent, and nothing to agree to. */
export function PrivacyNotice({ href, text: [before, link, after] }: PrivacyNoticeProps) {
  return (
    <p className="note">
      <input type="hidden" name="gdprAccept" value={noticeVersion} />
      {before}
      {href ? <a href={href}>{link}</a> : link}
      {after}
    </p>
  );
}
