import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';
import type { useHandOver } from './use-hand-over';
import type { ReturnedConsent } from './use-returned-consent';

type Props = { returned: ReturnedConsent | null; handOver: ReturnType<typeof useHandOver> };

/** What came of the visit to the package's page. */
export function ConsentBars({ returned, handOver: { isBusy, refusal, again } }: Props) {
  if (!returned) return null;
  if ('error' in returned)
    return (
      <InfoBar>
        {returned.error === 'access_denied' ? texts.firm.denied : texts.firm.refused}
      </InfoBar>
    );
  if (isBusy) return <InfoBar>{texts.firm.checking}</InfoBar>;
  if (!refusal) return null;
  const retry = again && (
    <Button size="small" onClick={again}>
      {texts.firm.retry}
    </Button>
  );
  return (
    <InfoBar tone="red" action={retry}>
      {refusal}
    </InfoBar>
  );
}
