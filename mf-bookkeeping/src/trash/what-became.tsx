import type { TrashedItem } from '@boekwerk/shared/contract/bookkeeping/trash';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { documentAddress } from '../document-address';
import { texts } from './texts';

/** Until when a document can be put back, or what became of it, with the way there. */
export function WhatBecame({ item }: { item: TrashedItem }) {
  const { kept_until, made_into, made, results } = item;
  if (!made_into) return kept_until ? formatDate(kept_until) : texts.kept;
  const unnamed = results - made.length;
  return (
    <span className="bookkeeping-trash-became">
      {texts.madeInto[made_into]}
      {made.map(({ id, file_name }) => (
        <Link key={id} to={documentAddress(id)} title={file_name}>
          {file_name}
        </Link>
      ))}
      {made.length > 0 && unnamed > 0 && <span>{texts.more(unnamed)}</span>}
    </span>
  );
}
