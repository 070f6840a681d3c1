import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { bookingErrors } from '@boekwerk/shared/domain/booking/booking-errors';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useEffect, useRef, useState } from 'react';
import { useLedgers } from './queries';

type Facts = Parameters<typeof bookingErrors>[1];

type Known = { data: readonly LedgerAccount[] | undefined; tag: Tag | null };

/** What the rules of booking ask about VAT codes; the same functions as long as the form is there. */
export function useVatFacts(tag: Tag | null): Facts {
  const { data } = useLedgers(LedgerType.vat);
  const known = useRef({ data, tag });
  useEffect(() => {
    known.current = { data, tag };
  }, [data, tag]);
  const [facts] = useState(() => vatFacts(() => known.current));
  return facts;
}

/** The same of the codes that are known when they are asked. */
export function vatFacts(known: () => Known): Facts {
  const codeOf = (id: number) => known().data?.find((code) => code.id === id);
  return {
    isReversed: (id) => codeOf(id)?.vat_is_reversed === true,
    isSaleWithinUnion: (id) => known().tag === 'VRK' && codeOf(id)?.vat_is_within_union === true,
  };
}
