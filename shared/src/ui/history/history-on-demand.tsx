import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useNotices } from '../notices/notices-provider';
import type { HistoryDrawer as Drawer } from './history-drawer';
import { texts } from './texts';

type Props = ComponentProps<typeof Drawer>;

/** The history, whose code is fetched when it is first opened. */
export function HistoryDrawer(props: Props) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}

const Fetched = lazy(async () => {
  const drawer = await import('./history-drawer').catch(() => null);
  return { default: drawer?.HistoryDrawer ?? NotThere };
});

/** The page goes on without it. */
function NotThere({ onClose }: Props) {
  const notices = useNotices();
  useEffect(() => {
    notices.error(texts.failed);
    onClose();
  }, [notices, onClose]);
  return null;
}
