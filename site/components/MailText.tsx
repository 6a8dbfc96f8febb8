/** A text in which a mail address breaks before its host. */
export function MailText({ text }: { text: string }) {
  const [before, ...hosts] = text.split(/(?=@)/);
  return (
    <span className="anywhere">
      {before}
      {hosts.map((host) => [<wbr key={host} />, host])}
    </span>
  );
}
