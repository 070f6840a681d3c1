import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useCallback, useEffect, useRef } from 'react';
import { useLedgers } from './queries';

/** Tells whether the buyer owes the VAT of a code; the same function as long as the form is there. */
export function useIsReversed(): (vat_ledger_account_id: number) => boolean {
  const { data } = useLedgers(LedgerType.vat);
  const codes = useRef(data);
  useEffect(() => {
    codes.current = data;
  }, [data]);
  return useCallback(
    (id) => codes.current?.some((code) => code.id === id && code.vat_is_reversed === true) ?? false,
    [],
  );
}
