import { formatInstant } from '@boekwerk/shared/domain/format';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar, Space } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

type Props = { keptAt: string; onRestore: () => void; onDiscard: () => void };

/** Offers what was typed before the page was left or lost. */
export function DraftBar({ keptAt, onRestore, onDiscard }: Props) {
  return (
    <InfoBar
      tone="amber"
      action={
        <Space>
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
