import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { type Connection, useConnection } from '../queries';
import { FailedTask } from '../task/failed-task';
import { TaskCard } from '../task/task-card';
import { type LatestTask, useLatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import { BrokenBar } from './broken-bar';
import { ChooseOffice } from './choose-office';
import { ConnectionCard } from './connection-card';
import { Links } from './links';
import { useChoosing } from './use-choosing';

/** The office that a client is linked with, and what is booked where in it. */
export function ClientView() {
  const query = useConnection();
  const latest = useLatestTask(query.data?.task);
  const choosing = useChoosing(query.data, latest);
  return (
    <Loaded query={query} loading={<FormSkeleton rows={3} />} failed={texts.failed}>
      {(connection) => (
        <>
          {connection.status === 'broken' && <BrokenBar brokenBy={connection.broken_by} />}
          {!isToldElsewhere(latest.failed, connection) && <FailedTask latest={latest} />}
          <TaskCard latest={latest} />
          {connection.office && (
            <ConnectionCard
              office={connection.office}
              connection={connection}
              latest={latest}
              onChange={choosing.begin}
            />
          )}
          {choosing.isOpen && <ChooseOffice latest={latest} choosing={choosing} />}
          {connection.is_connected && connection.office && (
            <Links office={connection.office.code} latest={latest} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** A question stands at the office; of a broken link the bar says it already, where nothing can be asked before it is mended. */
function isToldElsewhere(
  failed: LatestTask['failed'],
  { status, broken_by }: Pick<Connection, 'status' | 'broken_by'>,
): boolean {
  if (!failed || failed.is_question) return true;
  return status === 'broken' && (broken_by === 'consent' || failed.kind === 'sync');
}
