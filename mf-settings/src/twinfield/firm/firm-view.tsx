import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { useConnection, useCredentials } from '../queries';
import { FailedTask } from '../task/failed-task';
import { TaskCard } from '../task/task-card';
import { useLatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import { ConsentBars } from './consent-bars';
import { type LinkProps, OrganizationsCard } from './organizations-card';
import { useHandOver } from './use-hand-over';
import type { ReturnedConsent } from './use-returned-consent';
import { useStartConsent } from './use-start-consent';

/** The organisations that a firm has linked. */
export function FirmView({ returned }: { returned: ReturnedConsent | null }) {
  const connection = useConnection();
  const latest = useLatestTask(connection.data?.task);
  const handOver = useHandOver(returned, latest.follow);
  const { start, isStarting } = useStartConsent();
  const isBusy = handOver.isBusy || latest.underWay !== null;
  const link = { isStarting, isBusy, onLink: start };
  return (
    <>
      <ConsentBars returned={returned} handOver={handOver} />
      <FailedTask latest={latest} />
      <TaskCard latest={latest} />
      <Loaded
        query={useCredentials()}
        loading={<FormSkeleton rows={3} />}
        failed={texts.failed}
        isEmpty={(credentials) => credentials.length === 0}
        empty={<NoOrganizations {...link} />}
      >
        {(credentials) => <OrganizationsCard credentials={credentials} {...link} />}
      </Loaded>
    </>
  );
}

function NoOrganizations({ isStarting, isBusy, onLink }: LinkProps) {
  return (
    <Card>
      <EmptyState
        picture="unreachable"
        title={texts.firm.none}
        text={texts.firm.noneText}
        action={
          <Button
            type="primary"
            loading={isStarting}
            disabled={isBusy}
            onClick={() => onLink(null)}
          >
            {texts.firm.link}
          </Button>
        }
      />
    </Card>
  );
}
