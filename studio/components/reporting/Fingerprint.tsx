/** A key fingerprint, formatted for comparison by eye and by phone. */
export const Fingerprint = ({ value }: { value: string }) => (
  <span className="oilway-fingerprint" translate="no">
    {value}
  </span>
);
