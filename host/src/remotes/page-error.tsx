import { useLocation, useNavigate, useNavigation, useRouteError } from '@boekwerk/shared/router';
import { useEffect, useState } from 'react';
import { currentRelease, latestRelease } from '../connection/new-version';
import { ErrorCard } from './error-card';
import { isMissingChunk, reloadOnce } from './missing-chunk';
import { texts } from './texts';
import { Unreachable } from './unreachable';
import { LAST_PAUSE } from './with-retry';

type Props = {
  /** Names the builds this page runs on. */
  release: string;
};

/** What is shown instead of a page that failed. It is part of the first load: it has to work when nothing else loads. */
export function PageError({ release }: Props) {
  const error = useRouteError();
  return isMissingChunk(error) ? <LostChunk release={release} /> : <Retryable error={error} />;
}

function Retryable({ error }: { error: unknown }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isUnreachable = error instanceof Unreachable;
  const retry = async () => {
    // What runs in this page already stays what it is, also when it was taken back.
    if (!isUnreachable && (await hasOtherRelease())) return window.location.reload();
    await navigate(location, { replace: true });
  };
  // Once: from then on whoever looks at it decides.
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setTimeout(() => void retry(), LAST_PAUSE);
    return () => clearTimeout(timer);
  }, [isUnreachable]);
  return (
    <ErrorCard
      title={isUnreachable ? texts.unreachable : texts.broken}
      hint={isUnreachable ? texts.unreachableHint : null}
      action={texts.retry}
      isBusy={state !== 'idle'}
      onAction={() => void retry()}
    />
  );
}

/** Whether another release than this page runs on is the current one. */
async function hasOtherRelease(): Promise<boolean> {
  const latest = await latestRelease(AbortSignal.timeout(PATIENCE_MS));
  return latest !== null && latest !== currentRelease();
}

/** For the list of releases, before what is there is shown again. */
const PATIENCE_MS = 3000;

function LostChunk({ release }: Props) {
  const [isReloading] = useState(() => reloadOnce(release));
  if (isReloading) return null;
  return (
    <ErrorCard
      title={texts.incomplete}
      hint={texts.incompleteHint}
      action={texts.refresh}
      isBusy={false}
      onAction={() => window.location.reload()}
    />
  );
}
