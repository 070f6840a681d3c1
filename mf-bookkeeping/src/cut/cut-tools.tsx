import { Button } from '@boekwerk/shared/ui/button';
import { QuantityInput } from '@boekwerk/shared/ui/fields';
import { UndoOutlined } from '@boekwerk/shared/ui/icons';
import { useState } from 'react';
import { everySo } from './page-groups';
import { texts } from './texts';
import type { usePageGroups } from './use-page-groups';

type Props = {
  /** How many pages there are. */
  count: number;
  pages: ReturnType<typeof usePageGroups>;
};

/** Divides all pages at once, and takes steps back. */
export function CutTools({ count, pages: { isChanged, change, undo } }: Props) {
  const [size, setSize] = useState<number | null>(2);
  const isSize = size !== null && Number.isInteger(size) && size >= 1;
  return (
    <div className="bookkeeping-cut-tools">
      <p>{texts.hint}</p>
      <div>
        <Button onClick={() => change(() => everySo(count, 1))}>{texts.eachPage}</Button>
        <span className="bookkeeping-cut-every">
          {texts.every}
          <QuantityInput aria-label={texts.everyLabel} value={size} onChange={setSize} />
          {texts.everyPages}
          <Button disabled={!isSize} onClick={() => isSize && change(() => everySo(count, size))}>
            {texts.divide}
          </Button>
        </span>
        <Button type="text" icon={<UndoOutlined />} disabled={!isChanged} onClick={undo}>
          {texts.undo}
        </Button>
        <Button
          type="text"
          disabled={!isChanged}
          onClick={() => change(() => everySo(count, count))}
        >
          {texts.reset}
        </Button>
      </div>
    </div>
  );
}
