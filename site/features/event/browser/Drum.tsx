/** A drum filled to the share of the places that are taken; without oil while that is unknown. */
export function Drum({ className, share }: { className: string | undefined; share: number }) {
  const height = 52 * share;
  return (
    <svg className={className} viewBox="0 0 48 60" aria-hidden="true">
      <path d="M3 4H45V56H3Z" />
      <rect className="oil oilLevel" x="3" y={56 - height} width="42" height={height} />
      <rect className="oilDeep oilLevel" x="37" y={56 - height} width="8" height={height} />
      <path fill="currentColor" d="M0 0H48V5H0ZM0 20H48V23H0ZM0 38H48V41H0ZM0 55H48V60H0Z" />
    </svg>
  );
}
