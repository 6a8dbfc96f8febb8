/** A text in which a mail address breaks before its host, and a Polish postal code nowhere. */
export function MailText({ text }: { text: string }) {
  const [before, ...hosts] = text.replace(/\b(\d\d)-(?=\d{3}\b)/g, '$1\u2011').split(/(?=@)/);
  return (
    <span className="anywhere">
      {before}
      {hosts.map((host) => [<wbr key={host} />, host])}
    </span>
  );
}
