import { useSession } from '@boekwerk/shared/session/session-store';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';

type Props = { brokenBy: 'consent' | 'firm' | 'office' | null };

/** That the link is broken, and who can mend it. */
export function BrokenBar({ brokenBy }: Props) {
  const firm = useSession(({ original }) => original);
  const { title, owner, colleague, ...choose } = texts.client.broken;
  const consent = (firm?.is_owner ? owner : colleague)(firm?.name ?? texts.client.firm);
  return (
    <InfoBar tone="amber">
      {title} {brokenBy === 'firm' || brokenBy === 'office' ? choose[brokenBy] : consent}
    </InfoBar>
  );
}
