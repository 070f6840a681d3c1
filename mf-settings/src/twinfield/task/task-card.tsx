import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import { Card } from '@boekwerk/shared/ui/layout';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { texts } from '../texts';
import '../twinfield.css';
import { isUnderWay, type LatestTask } from './use-latest-task';

/** How far the package is with what was asked of it, and what that waits for; nothing when nothing is under way. */
export function TaskCard({ latest: { query, underWay } }: { latest: LatestTask }) {
  if (!underWay) return null;
  return (
    <Card>
      <Loaded
        query={{ ...query, data: underWay }}
        isPart
        loading={<TextSkeleton lines={1} />}
        failed={texts.busyFailed}
      >
        {(task) => <Progress task={task} />}
      </Loaded>
    </Card>
  );
}

function Progress({ task }: { task: AccountingTask }) {
  const { kind, progress, message } = task;
  const text = texts.busy[kind];
  // Of one that has just ended it is how it ended, which is said elsewhere.
  const waitsFor = isUnderWay(task) ? message : null;
  return (
    <div className="settings-twinfield-progress">
      <p role="status">
        {text} {waitsFor}
      </p>
      <progress value={progress} max={100} aria-label={text} />
      <span>{texts.percent(progress)}</span>
    </div>
  );
}
