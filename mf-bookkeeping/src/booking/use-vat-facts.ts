import type { bookingErrors } from '@boekwerk/shared/domain/booking/booking-errors';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useEffect, useRef, useState } from 'react';
import { useLedgers } from './queries';

type Facts = Parameters<typeof bookingErrors>[1];

/** What the rules of booking ask about VAT codes; the same functions as long as the form is there. */
export function useVatFacts(tag: Tag | null): Facts {
  const { data } = useLedgers(LedgerType.vat);
  const known = useRef({ data, tag });
  useEffect(() => {
    known.current = { data, tag };
  }, [data, tag]);
  const [facts] = useState((): Facts => {
    const codeOf = (id: number) => known.current.data?.find((code) => code.id === id);
    return {
      isReversed: (id) => codeOf(id)?.vat_is_reversed === true,
      isSaleWithinUnion: (id) =>
        known.current.tag === 'VRK' && codeOf(id)?.vat_is_within_union === true,
    };
  });
  return facts;
}
