import { Button, Space } from 'antd';
import { useRef } from 'react';
import { formatInstant } from '../../domain/money/format';
import { InfoBar } from '../layout/info-bar';
import { usePassedFocus } from '../states/use-passed-focus';
import { texts } from './texts';

type Props = { keptAt: string; onRestore: () => void; onDiscard: () => void };

/** Offers what was typed before the page was left or lost. */
export function DraftBar({ keptAt, onRestore, onDiscard }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  usePassedFocus(buttons);
  return (
    <InfoBar
      tone="amber"
      action={
        <Space ref={buttons}>
          <Button size="small" onClick={onDiscard}>
            {texts.draft.discard}
          </Button>
          <Button size="small" type="primary" onClick={onRestore}>
            {texts.draft.restore}
          </Button>
        </Space>
      }
    >
      {texts.draft.found(formatInstant(keptAt))}
    </InfoBar>
  );
}
