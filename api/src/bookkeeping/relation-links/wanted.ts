import { type PartyNames, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import type { Wanted } from './account-store';

type Party = PartyNames & { tax_number: string; bank_account: string };

/** By what a relation is recognised in the accounting package. */
export const wantedOf = (party: Party): Wanted => ({
  tax_number: normaliseTaxNumber(party.tax_number),
  bank_account: plainBankAccount(party.bank_account),
  name: plainName(partyName(party)),
});

export const NOBODY: Wanted = { tax_number: '', bank_account: '', name: '' };

export const plainBankAccount = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** A name as two are compared, here and in the database: capitals, spaces, dots and commas do not count. */
const plainName = (text: string) =>
  text.normalize('NFC').replace(/[.,]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
