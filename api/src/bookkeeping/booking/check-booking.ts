import type { BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import { type BookingErrors, bookingErrors } from '@boekwerk/shared/domain/booking/booking-errors';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../platform/database/connect';
import type { StoredLedgerAccount } from '../ledger-accounts/store';
import type { accountsInForm, Pointed } from './accounts-in-form';
import { findSameNumber, type StoredItem } from './booking-store';
import type { OfficeOfBooking } from './office-of-booking';
import { findCurrencies, findJournal, findPeriod, lockLink, periodName } from './office-store';
import { inOneForm } from './save-booking';
import { TEXTS } from './texts';

export type CheckedBooking = {
  errors: BookingErrors;
  /** It falls in a period that was closed when the periods were read last. */
  isPeriodClosed: boolean;
  journal: StoredLedgerAccount | undefined;
  /** The code of its debtor or creditor. */
  relation_code: string | undefined;
};

type Given = {
  form: BookingForm;
  office: OfficeOfBooking;
  accounts: Awaited<ReturnType<typeof accountsInForm>>;
};

/** All that keeps a document from being booked, at once. */
export async function checkBooking(
  db: Queries,
  item: StoredItem,
  { form, office, accounts: { pointed, accountOf, isReversed } }: Given,
): Promise<CheckedBooking> {
  const { relation_id } = item;
  const { office_code } = office;
  const of = { relation_id, office_code };
  const tag = item.tag ?? 'INK';
  const isSale = tag === 'VRK';
  const facts = {
    isReversed,
    isSaleWithinUnion: (id: number) => isSale && accountOf(id).vat_is_within_union === true,
  };
  const journal = await findJournal(db, of, tag);
  const party = await partyIn(db, item, form, office);
  const period = form.date === null ? undefined : await findPeriod(db, of, form.date);
  const currencies = await findCurrencies(db, of);
  const isUnknown = currencies.length > 0 && !currencies.includes(form.currency);
  return {
    errors: {
      ...(!journal && { tag: TEXTS.noJournal(tag) }),
      ...(isUnknown && { currency: TEXTS.unknownCurrency(form.currency) }),
      ...(period?.is_open === false && { date: TEXTS.periodClosed(periodName(period)) }),
      ...party.errors,
      ...Object.fromEntries(pointed.flatMap((each) => wrongAccount(each, isSale, office_code))),
      ...bookingErrors(form, facts),
    },
    isPeriodClosed: period?.is_open === false,
    journal,
    relation_code: party.code,
  };
}

type Party = { code?: string; errors: BookingErrors };

/** What the relation is in the package, and whether this number of theirs is booked already. */
async function partyIn(
  db: Queries,
  item: StoredItem,
  form: BookingForm,
  { office_code }: OfficeOfBooking,
): Promise<Party> {
  const { supplier_relation_id, is_credit } = form;
  if (supplier_relation_id === null) return { errors: {} };
  const { relation_id, id, tag } = item;
  const type = tag === 'VRK' ? LedgerType.customer : LedgerType.supplier;
  const link = await lockLink(db, { relation_id, office_code }, supplier_relation_id, type);
  const invoice_number = inOneForm(form.invoice_number);
  const isKnown = form.duplicate_reason !== '';
  const same =
    invoice_number === '' || isKnown
      ? undefined
      : await findSameNumber(db, {
          relation_id,
          id,
          supplier_relation_id,
          invoice_number,
          is_credit,
        });
  const unlinked = link?.active
    ? null
    : (link && TEXTS.ended(link.code)) || TEXTS.relationNotLinked;
  return {
    ...(link && { code: link.code }),
    errors: {
      ...(unlinked && { supplier_relation_id: unlinked }),
      ...(same !== undefined && { invoice_number: TEXTS.duplicateNumber }),
    },
  };
}

/** Nothing new is booked on what is gone from the package, stands in another office, or is for the other kind. */
function wrongAccount(
  { field, account }: Pointed,
  isSale: boolean,
  office_code: string,
): [string, string][] {
  if (account.office_code !== office_code) return [[field, TEXTS.otherOffice]];
  if (!account.active) return [[field, TEXTS.ended(account.code)]];
  const isOfOtherSide = account.vat_is_sale !== null && account.vat_is_sale !== isSale;
  return account.type === LedgerType.vat && isOfOtherSide
    ? [[field, TEXTS.vatOfOtherSide(isSale)]]
    : [];
}
