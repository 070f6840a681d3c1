import type { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { Card } from '@boekwerk/shared/ui/layout';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { useEffect } from 'react';
import { useConnection } from '../queries';
import { FailedTask } from '../task/failed-task';
import { TaskCard } from '../task/task-card';
import { type LatestTask, useLatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import { BrokenBar } from './broken-bar';
import { ConnectionCard } from './connection-card';
import { Links } from './links';
import { forgetOffice } from './office-draft';
import { OfficeForm } from './office-form';

type Connection = ReplyOf<typeof checkConnection>;

/** The office that a client is linked with, and what is booked where in it. */
export function ClientView() {
  const connection = useConnection();
  const latest = useLatestTask(connection.data?.task);
  const isConnected = connection.data?.is_connected === true;
  useEffect(() => {
    if (isConnected) forgetOffice();
  }, [isConnected]);
  return (
    <Loaded query={connection} loading={<FormSkeleton rows={3} />} failed={texts.failed}>
      {(found) => (
        <>
          {found.status === 'broken' && <BrokenBar brokenBy={found.broken_by} />}
          {!latest.failed?.is_question && <FailedTask latest={latest} />}
          <TaskCard latest={latest} />
          {found.office && <ConnectionCard connection={found} latest={latest} />}
          {found.status === 'connected' && <Links latest={latest} />}
          {mayChoose(found, latest) && <ChooseOffice found={found} latest={latest} />}
        </>
      )}
    </Loaded>
  );
}

/** One is chosen where there is none that works; when consent has ended, no other one would work either. */
const mayChoose = ({ status, broken_by }: Connection, { underWay }: LatestTask) =>
  status !== 'connected' && broken_by !== 'consent' && underWay === null;

function ChooseOffice({ found, latest }: { found: Connection; latest: LatestTask }) {
  return (
    <Card title={found.exists ? texts.client.office : texts.client.none}>
      <OfficeForm latest={latest} />
    </Card>
  );
}
