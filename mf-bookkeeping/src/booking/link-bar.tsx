import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useConnection } from './queries';
import { texts } from './texts';

const SETTINGS = '/settings/company/twinfield';

type Props = {
  /** Why something waits, which may be the link: then it is asked anew. */
  waitsFor?: string | null;
};

/** That nothing goes to the accounting package, and where that is mended by who may. */
export function LinkBar({ waitsFor = null }: Props) {
  const { data } = useConnection(waitsFor);
  const mayMend = useMay('accountingLink');
  if (!data || data.status === 'connected') return null;
  const { none, broken, brokenText, toSettings } = texts.link;
  return (
    <InfoBar
      tone="amber"
      action={
        mayMend && (
          <LinkButton size="small" to={SETTINGS}>
            {toSettings}
          </LinkButton>
        )
      }
    >
      {data.status === 'none' ? (
        none
      ) : (
        <>
          <strong>{broken}</strong> {brokenText}
        </>
      )}
    </InfoBar>
  );
}
