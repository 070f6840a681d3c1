import { Button } from '@boekwerk/shared/ui/button';
import { QuantityInput } from '@boekwerk/shared/ui/fields';
import { UndoOutlined } from '@boekwerk/shared/ui/icons';
import { type FormEvent, useId, useState } from 'react';
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
  return (
    <div className="bookkeeping-cut-tools">
      <p>{texts.hint}</p>
      <div>
        <Button onClick={() => change(() => everySo(count, 1))}>{texts.eachPage}</Button>
        <Division count={count} onDivide={(size) => change(() => everySo(count, size))} />
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

type DivisionProps = { count: number; onDivide: (size: number) => void };

/** So many pages a document; of what divides nothing is said why it cannot be done. */
function Division({ count, onDivide }: DivisionProps) {
  const most = count - 1;
  const [size, setSize] = useState<number | null>(Math.min(2, most));
  const whyId = useId();
  const why = isWithin(size, most) ? undefined : texts.noDivision(most);
  const divide = (event: FormEvent) => {
    event.preventDefault();
    // The page below the dialog may be a form as well.
    event.stopPropagation();
    if (isWithin(size, most)) onDivide(size);
  };
  return (
    <form className="bookkeeping-cut-every" noValidate onSubmit={divide}>
      {texts.every}
      <QuantityInput
        aria-label={texts.everyLabel}
        aria-describedby={whyId}
        aria-invalid={why !== undefined}
        status={why ? 'error' : ''}
        value={size}
        onChange={setSize}
      />
      {texts.everyPages}
      <Button htmlType="submit" disabled={why !== undefined} title={why}>
        {texts.divide}
      </Button>
      <span id={whyId} aria-live="polite" className="bw-field-error">
        {why}
      </span>
    </form>
  );
}

const isWithin = (size: number | null, most: number): size is number =>
  size !== null && Number.isInteger(size) && size >= 1 && size <= most;
