'use client';
import { Pill, useRowLabel } from '@payloadcms/ui';

export function BlockHeading({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ heading?: string | null }>();
  return (
    <>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>{' '}
      {data?.heading}
    </>
  );
}
