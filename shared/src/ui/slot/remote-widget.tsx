import { Alert, Button, Skeleton } from 'antd';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { loadRemoteModule } from '../../remote-loader';
import { RemoteWidgetBoundary } from './remote-widget-boundary';
import { texts } from './texts';

type Props = {
  /** `<remote>/<widget>` */
  id: string;
  props: object;
};

/** A widget of another remote. While that is down a small card takes its place; the page around it goes on. */
export function RemoteWidget({ id, props }: Props) {
  const [{ number, Widget }, setAttempt] = useState(() => attemptAt(1, id));
  const retry = () => setAttempt(attemptAt(number + 1, id));
  const card = <Unreachable id={number === 1 ? id : undefined} onRetry={retry} />;
  return (
    <RemoteWidgetBoundary key={number} fallback={card}>
      <Suspense fallback={<Skeleton active />}>
        <Widget {...props} />
      </Suspense>
    </RemoteWidgetBoundary>
  );
}

/** React remembers a failed `lazy` for good, so each attempt has its own. */
const attemptAt = (number: number, id: string) => ({
  number,
  Widget: lazy(() => widgetOf(id)),
});

async function widgetOf(id: string) {
  // What a remote promises to expose under a widget's name.
  const { Widget } = (await loadRemoteModule(id)) as { Widget: ComponentType<object> };
  return { default: Widget };
}

type UnreachableProps = {
  /** What is tried once more without being asked. */
  id?: string;
  /** Left out when no remote of this deployment has the widget. */
  onRetry?: () => void;
};

/** As long as a page waits for the last try. */
const LAST_PAUSE_MS = 4000;

/** Shown in place of the widget. It stays until what is tried has been loaded, so that nothing moves in the meantime. */
export function Unreachable({ id, onRetry }: UnreachableProps) {
  useEffect(() => {
    if (!id || !onRetry) return;
    let isHere = true;
    const goOn = () => isHere && onRetry();
    const timer = setTimeout(() => loadRemoteModule(id).then(goOn, ignore), LAST_PAUSE_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id]);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.unreachable}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    />
  );
}

const ignore = () => {};
