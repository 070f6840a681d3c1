import { Alert, Button, Skeleton } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
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
  return (
    <RemoteWidgetBoundary key={number} fallback={<Unreachable onRetry={retry} />}>
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

/** Shown in place of the widget; without `onRetry` because no remote of this deployment has it. */
export function Unreachable({ onRetry }: { onRetry?: () => void }) {
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
