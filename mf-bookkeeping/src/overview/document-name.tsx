import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Link, type LinkProps } from '@boekwerk/shared/router';
import { IconButton } from '@boekwerk/shared/ui/button';
import { ScissorOutlined } from '@boekwerk/shared/ui/icons';
import { Muted } from '@boekwerk/shared/ui/text';
import { texts } from '../texts';

type Props = {
  document: BookingItem;
  to: LinkProps['to'];
  onCut: (() => void) | null;
};

/** A document by its number and the name of its file, with what cuts it into parts. */
export function DocumentName({ document, to, onCut }: Props) {
  const { invoice_number, file_name } = document;
  return (
    <span className="bookkeeping-document-name">
      <span>
        {invoice_number === '' ? (
          <Muted>{texts.noNumber}</Muted>
        ) : (
          <strong>{invoice_number}</strong>
        )}
        <Link to={to} title={file_name}>
          {file_name}
        </Link>
      </span>
      {onCut && (
        <IconButton
          label={texts.cut(file_name)}
          size="small"
          icon={<ScissorOutlined />}
          onClick={onCut}
        />
      )}
    </span>
  );
}
