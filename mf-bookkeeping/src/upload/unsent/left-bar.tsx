import { Button } from '@boekwerk/shared/ui/button';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { InfoBar, Space } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';
import type { useUnsent } from './use-unsent';

type Props = Pick<ReturnType<typeof useUnsent>, 'found' | 'goOn' | 'discard'>;

/** Offers what was not handed in before the page was closed or lost. */
export function LeftBar({ found, goOn, discard }: Props) {
  const confirm = useConfirm();
  if (found.length === 0) return null;
  const ask = async () => {
    if (await confirm(texts.question)) discard();
  };
  const photos = found.filter(({ isPhoto }) => isPhoto).length;
  return (
    <InfoBar
      tone="amber"
      action={
        <Space>
          <Button onClick={() => void ask()}>{texts.discard}</Button>
          <Button type="primary" onClick={goOn}>
            {texts.goOn}
          </Button>
        </Space>
      }
    >
      {texts.left(photos, found.length - photos)}
    </InfoBar>
  );
}
