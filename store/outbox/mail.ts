/** A mail as it will be sent: one recipient, and the same words as HTML and as text. */
export interface Mail {
  /** Where whoever writes it has to know it again. */
  id?: string;
  /** One plain address, checked where it came in; never a list. */
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /**
   * Only of a mail that a person wrote: the Message-IDs of the conversation it goes on with, oldest first (RFC 5322,
   * section 3.6.4). Without it a mail is automatic.
   */
  inReplyTo?: string[];
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Whose new password its link is for: such a mail is never sent twice, but made anew. */
  passwordOf?: 'member' | 'staff';
}
