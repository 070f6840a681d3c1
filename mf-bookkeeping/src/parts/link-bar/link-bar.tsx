import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';
import { useConnection } from './use-connection';

const SETTINGS = '/settings/company/twinfield';

type Props = {
  /** Why something waits, which may be the link: then it is asked anew. */
  waitsFor?: string | null;
};

/** That nothing goes to the accounting package, why, and where that is mended by who may. */
export function LinkBar({ waitsFor = null }: Props) {
  const { data } = useConnection(waitsFor);
  const mayMend = useMay('accountingLink');
  if (!data || data.status === 'connected') return null;
  const { status, broken_by } = data;
  return (
    <InfoBar
      tone="amber"
      action={
        mayMend && (
          <LinkButton size="small" to={SETTINGS}>
            {texts.toSettings}
          </LinkButton>
        )
      }
    >
      {status === 'none' ? (
        texts.none
      ) : (
        <>
          <strong>{texts.broken}</strong> {broken_by && texts.because[broken_by]} {texts.brokenText}
        </>
      )}
    </InfoBar>
  );
}
