'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translate } from './messages.ts';
import type { TriageAction } from './triage.ts';

interface Props {
  actions: readonly TriageAction[];
  /** The sender, for the names of the buttons of a row. */
  about?: string;
  onPress(action: TriageAction): Promise<unknown>;
}

/** One button for each action on entries. */
export function TriageButtons({ about, actions, onPress }: Props) {
  const { language } = useTranslation().i18n;
  const [isBusy, setIsBusy] = useState(false);
  const press = async (action: TriageAction) => {
    setIsBusy(true);
    await onPress(action).finally(() => setIsBusy(false));
  };
  return (
    <span className="oilway-triage">
      {actions.map((action) => {
        const label = translate(action, language);
        return (
          <Button
            key={action}
            aria-label={about ? `${label}: ${about}` : label}
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() => void press(action)}
            size="small"
            type="button"
          >
            {label}
          </Button>
        );
      })}
    </span>
  );
}
