import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { useIsPhone } from '@boekwerk/shared/ui/list';
import { Modal } from '@boekwerk/shared/ui/modal';
import { PdfAtHand } from '@boekwerk/shared/ui/pdf';
import { Loaded, Loader, type QueryState } from '@boekwerk/shared/ui/states';
import { type ReactNode, useState } from 'react';
import type { DocumentPosition, Neighbour } from '../document-position';
import { useDocument, useDocumentAtHand, useDocumentFile } from '../document-queries';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { type DetailParts, DocumentDetails } from './document-details';
import { KeysDialog } from './keys-dialog';
import { texts } from './texts';
import { useFocusBackOnLink, useFocusWithin } from './use-viewer-focus';
import './viewer.css';
import { ViewerBar } from './viewer-bar';
import { ViewerPanes } from './viewer-panes';

type Props = {
  id: number;
  /** What the list knows of it. */
  listed: BookingItem | undefined;
  position: DocumentPosition | null;
  /** The documents beside it, the next one first. */
  beside: readonly number[];
  onGo: (neighbour: Neighbour) => void;
  onClose: () => void;
  /** What was done with the document before; null for nothing. */
  told: string | null;
  parts: DetailParts;
  /** Shown instead of a document that is not there. */
  missing: ReactNode;
  /** Shown instead of the document once the last one of the list is done. */
  done: ReactNode;
};

/** A document on the whole screen: what it looks like on the left, what is known of it on the right. */
export function DocumentViewer(props: Props) {
  const { id, listed, position, beside, onGo, onClose, told, parts } = props;
  const { missing, done } = props;
  const read = useDocument(id);
  // What was read of it, or the list knows, may be no longer so.
  const known = isNotFound(read.error) ? undefined : (read.data ?? listed);
  const document: QueryState<BookingItem> = { ...read, data: known };
  const [isHelping, setHelping] = useState(false);
  const isPhone = useIsPhone();
  const previous = () => position?.previous && onGo(position.previous);
  const next = () => position?.next && onGo(position.next);
  useDocumentKeys({ previous, next, help: () => setHelping(true) });
  useFocusWithin(id);
  useFocusBackOnLink(id);
  const atHand = useBesideAtHand(id, beside);

  const bar = (
    <ViewerBar
      name={document.data?.file_name ?? texts.document}
      told={told}
      position={position}
      onPrevious={previous}
      onNext={next}
      onHelp={() => setHelping(true)}
      onClose={onClose}
    />
  );
  return (
    <Modal
      open
      rootClassName="bookkeeping-viewer"
      title={bar}
      width="100%"
      closable={false}
      footer={null}
      onCancel={onClose}
    >
      {done ?? (
        <Loaded
          query={document}
          loading={<Loader text={texts.loading} />}
          failed={texts.failedDocument}
          missing={missing}
        >
          {(known) => (
            <ViewerPanes
              document={known}
              // On a phone the details are out of sight at first.
              warnings={isPhone ? parts.warnings : null}
              details={
                <DocumentDetails
                  document={known}
                  parts={isPhone ? { ...parts, warnings: null } : parts}
                />
              }
            />
          )}
        </Loaded>
      )}
      {atHand !== null && <OpenAtHand id={atHand} />}
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </Modal>
  );
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Fetches the documents beside this one, once this one is there; the next one first.
 *
 * @returns the next one, as soon as it is there
 */
function useBesideAtHand(id: number, [first, second]: readonly number[]): number | null {
  const { isSuccess } = useDocumentFile(id);
  const hasFirst = useDocumentAtHand(isSuccess ? (first ?? null) : null);
  useDocumentAtHand(hasFirst ? (second ?? null) : null);
  return hasFirst ? (first ?? null) : null;
}

/** Opens a document that is at hand, so that only its first page is left to be drawn. */
function OpenAtHand({ id }: { id: number }) {
  const { data: document } = useDocument(id);
  const { data: file } = useDocumentFile(id);
  return document?.content_type === 'application/pdf' && file ? <PdfAtHand file={file} /> : null;
}
