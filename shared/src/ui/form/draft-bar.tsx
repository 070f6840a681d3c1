import { Button, Space } from 'antd';
import { formatInstant } from '../../domain/format';
import { InfoBar } from '../layout/info-bar';

type Props = { keptAt: string; onRestore: () => void; onDiscard: () => void };

/** Offers what was typed before the page was left or lost. */
export function DraftBar({ keptAt, onRestore, onDiscard }: Props) {
  return (
    <InfoBar
      tone="amber"
      action={
        <Space>
          <Button size="small" onClick={onDiscard}>
            Niet herstellen
          </Button>
          <Button size="small" type="primary" onClick={onRestore}>
            Herstel concept
          </Button>
        </Space>
      }
    >
      Je hebt wijzigingen van {formatInstant(keptAt)} niet opgeslagen.
    </InfoBar>
  );
}
