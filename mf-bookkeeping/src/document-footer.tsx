import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import type { ReactNode } from 'react';
import { ProcessBar } from './booking/process-bar';
import { useDocument } from './document-queries';

type Props = {
  id: number;
  menu: ReactNode;
  /** Goes on with the next document. */
  onDone: () => void;
};

/** What can be done with a document before it is booked; a form has a footer of its own. */
export function DocumentFooter({ id, menu, onDone }: Props) {
  const { data: document } = useDocument(id);
  if (!document) return null;
  // Without a label nothing but the label is missing.
  const tag = document.tag ?? 'INK';
  if (allowsOnDocument({ ...document, tag }, 'process'))
    return <ProcessBar key={id} document={document} menu={menu} onDone={onDone} />;
  // Asked about before it had a label, so that it has no form.
  const isAskedAbout = document.tag === null && allowsOnDocument(document, 'endQuestion');
  if (!isAskedAbout) return null;
  return <footer className="bookkeeping-booking-footer bookkeeping-booking-process">{menu}</footer>;
}
