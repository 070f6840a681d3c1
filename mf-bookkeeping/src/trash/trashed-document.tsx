import type { TrashedItem } from '@boekwerk/shared/contract/bookkeeping/trash';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { useTrashed } from './queries';
import { texts } from './texts';
import './trash.css';
import { useConfirmedRestore } from './use-confirmed-restore';
import { WhatBecame } from './what-became';

type Props = {
  id: number;
  /** Closes the document. */
  onClose: () => void;
};

/** In the place of a document that is not there: that it is in the trash, who put it there when, and how it comes back. */
export function TrashedDocument({ id, onClose }: Props) {
  return (
    <Loaded
      query={useTrashed(id)}
      loading={<Loader text={texts.one.loading} />}
      failed={texts.one.failed}
      missing={<NoSuchDocument onClose={onClose} />}
    >
      {(item) => <Trashed item={item} />}
    </Loaded>
  );
}

function Trashed({ item }: { item: TrashedItem }) {
  const confirmedRestore = useConfirmedRestore();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await confirmedRestore([item]);
    setBusy(false);
  };
  const { file_name, deleted_at, deleted_by, made_into } = item;
  return (
    <EmptyState
      picture="documents"
      title={texts.one.title}
      text={texts.one.by(file_name, made_into, deleted_by, formatInstant(deleted_at))}
      action={
        <div className="bookkeeping-trash-one">
          <Button type="primary" loading={isBusy} onClick={() => void restore()}>
            {texts.restore}
          </Button>
          {made_into && <WhatBecame item={item} />}
        </div>
      }
    />
  );
}

const NoSuchDocument = ({ onClose }: Pick<Props, 'onClose'>) => (
  <EmptyState
    picture="nothing-found"
    title={texts.one.none}
    text={texts.one.noneHint}
    action={<Button onClick={onClose}>{texts.one.toList}</Button>}
  />
);
