import { Button, IconButton } from '@boekwerk/shared/ui/button';
import { CloseOutlined } from '@boekwerk/shared/ui/icons';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { type ReactNode, useState } from 'react';
import type { ActionModalProps } from '../../document-action';
import { LinkBar } from '../../parts/link-bar/link-bar';
import { texts as linkTexts } from '../../parts/link-bar/texts';
import { useConnection } from '../../parts/link-bar/use-connection';
import { ShownPlaceProvider } from '../../parts/shown-place/shown-place';
import { bookable } from './bookable';
import './bulk-booking.css';
import { BulkTable } from './bulk-table';
import { useProposals } from './queries';
import { texts } from './texts';
import { useBulkBooking } from './use-bulk-booking';

type Props = ActionModalProps & {
  /** What a document looks like. */
  preview: (id: number) => ReactNode;
};

/** Documents as they would be booked, to be looked at and booked together. */
export function BulkBookingModal({ documents, preview, onClose, onDone }: Props) {
  const [ids] = useState(() => bookable(documents).map(({ id }) => id));
  const [shown, setShown] = useState<number | null>(null);
  const query = useProposals(ids);
  const { data: connection } = useConnection();
  const isLinked =
    connection !== undefined && connection.status !== 'none' && connection.office !== null;
  const bulk = useBulkBooking(ids);
  const guard = useDialogGuard({
    isChanged: bulk.isTyped,
    isBusy: bulk.isBusy,
    question: texts.leave,
    onClose: () =>
      bulk.booked.size === 0 ? onClose() : onDone({ updated: [...bulk.booked], failed: [] }),
  });
  const count = bulk.ready.length;
  const left = (query.data?.data.length ?? 0) - bulk.booked.size;
  return (
    <Modal
      open
      title={texts.title}
      width="min(1680px, 96vw)"
      onCancel={guard.close}
      mask={{ closable: false }}
      footer={
        <div className="bookkeeping-bulk-footer">
          <span aria-live="polite">{left > 0 && texts.counted(count, left)}</span>
          <Button onClick={guard.close}>{texts.close}</Button>
          <Button
            type="primary"
            loading={bulk.isBusy}
            disabled={!isLinked || count === 0}
            title={connection && !isLinked ? linkTexts.none : noneOf(count)}
            onClick={bulk.book}
          >
            {count === 0 ? texts.book : texts.bookSome(count)}
          </Button>
        </div>
      }
    >
      <ShownPlaceProvider>
        <LinkBar />
        <p>{texts.hint}</p>
        <div className="bookkeeping-bulk-panes" data-shows={shown === null ? 'table' : 'both'}>
          <Loaded query={query} loading={<Loader text={texts.loading} />} failed={texts.failed}>
            {({ data, failed }) => (
              <div className="bookkeeping-bulk-table">
                {failed.length > 0 && <InfoBar tone="amber">{texts.gone(failed.length)}</InfoBar>}
                <BulkTable proposals={data} bulk={bulk} onShow={setShown} />
              </div>
            )}
          </Loaded>
          {shown !== null && (
            <section aria-label={texts.previewed}>
              <IconButton
                label={texts.closePreview}
                icon={<CloseOutlined />}
                onClick={() => setShown(null)}
              />
              {preview(shown)}
            </section>
          )}
        </div>
      </ShownPlaceProvider>
    </Modal>
  );
}

const noneOf = (count: number) => (count === 0 ? texts.noneComplete : undefined);
