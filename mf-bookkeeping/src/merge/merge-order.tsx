import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { IconButton } from '@boekwerk/shared/ui/button';
import {
  DownOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  HolderOutlined,
  UpOutlined,
} from '@boekwerk/shared/ui/icons';
import { useState } from 'react';
import './merge.css';
import { reorder } from './reorder';
import { texts } from './texts';

type Props = {
  documents: readonly BookingItem[];
  onOrder: (documents: BookingItem[]) => void;
};

/** Documents in the order in which their pages come; they are dragged, or moved with buttons. */
export function MergeOrder({ documents, onOrder }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const count = documents.length;

  const move = (from: number, to: number) => {
    onOrder(reorder(documents, from, to));
    setTold(texts.moved(documents[from]?.file_name ?? '', to + 1, count));
  };
  const dragOver = (at: number) => {
    if (dragged === null || dragged === at) return;
    move(dragged, at);
    setDragged(at);
  };

  return (
    <>
      <ol className="bookkeeping-merge">
        {documents.map(({ id, file_name, content_type, amount_pages }, at) => (
          <li
            key={id}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={({ dataTransfer }) => {
              // Some browsers drag nothing that carries nothing.
              dataTransfer.setData('text/plain', file_name);
              setDragged(at);
            }}
            onDragEnter={() => dragOver(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <HolderOutlined />
            {content_type === 'application/pdf' ? <FilePdfOutlined /> : <FileImageOutlined />}
            <span>{file_name}</span>
            <small>{texts.pages(amount_pages)}</small>
            <IconButton
              label={texts.up(file_name)}
              icon={<UpOutlined />}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              label={texts.down(file_name)}
              icon={<DownOutlined />}
              disabled={at === count - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="bw-unseen">
        {told}
      </p>
    </>
  );
}
