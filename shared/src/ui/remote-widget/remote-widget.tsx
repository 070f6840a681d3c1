import { Alert, Button, Skeleton } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadRemoteModule } from '../../remote-loader';
import type { WidgetName, Widgets } from '../../widgets';
import { RemoteWidgetBoundary } from './remote-widget-boundary';
import { texts } from './texts';

type Props<Name extends WidgetName> = { name: Name } & Widgets[Name];

/**
 * Shows a part of another remote: `<RemoteWidget name="relations/client-form" onSaved={…} />`.
 * When that remote is down a small card takes its place; the page around it goes on.
 */
export function RemoteWidget<Name extends WidgetName>({ name, ...props }: Props<Name>) {
  const [{ number, Widget }, setAttempt] = useState(() => attemptAt(1, name));
  const retry = () => setAttempt(attemptAt(number + 1, name));
  return (
    <RemoteWidgetBoundary key={number} fallback={<Unreachable onRetry={retry} />}>
      <Suspense fallback={<Skeleton active />}>
        <Widget {...props} />
      </Suspense>
    </RemoteWidgetBoundary>
  );
}

/** React remembers a failed `lazy` for good, so each attempt has its own. */
const attemptAt = (number: number, name: WidgetName) => ({
  number,
  Widget: lazy(() => widgetOf(name)),
});

async function widgetOf(name: WidgetName) {
  // What a remote promises to expose under a widget's name.
  const { Widget } = (await loadRemoteModule(name)) as { Widget: ComponentType<object> };
  return { default: Widget };
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.unreachable}
      action={
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
