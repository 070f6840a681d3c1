import { controlAccountOf } from '@boekwerk/shared/domain/ledger/control-account';
import { type Cents, fromCents, sum } from '@boekwerk/shared/domain/money/money';
import type { Queries } from '../../../platform/database/connect';
import { comparedName } from '../../../relations/customers/by-name';
import { bookingDescription } from '../../booking/booking-description';
import { numberKey } from '../../duplicates/same-number';
import { stillBookable } from '../../ledger-accounts/find-ledger-accounts';
import { type Remarks, remark } from '../remark';
import { TEXTS } from '../texts';
import type { CheckedSheet, SheetInvoice } from './check-rows';
import { findParties, type Parties, type Party, partyKey } from './find-parties';
import type { Column, Layout } from './layout';
import type { VatRow } from './read-row';
import { VAT_TEXTS } from './texts';
import { findVatCodes, type RateAccounts, type VatCodes } from './vat-codes';
import { findControlAccounts, findKnownNumbers } from './vat-store';

/** An invoice of the sheet as it would become a document. */
export type PlannedInvoice = {
  invoice: SheetInvoice;
  party: Party;
  is_credit: boolean;
  amount: number;
  ledger_account_id: number | null;
  booking_lines: ReturnType<typeof lineOf>[];
};

export type VatPlan = Remarks & {
  planned: PlannedInvoice[];
  /** How many invoices are there already. */
  skipped: number;
};

/** What importing a sheet would do, with what is there now. */
export async function planVat(
  db: Queries,
  relation_id: number,
  checked: CheckedSheet,
): Promise<VatPlan> {
  const { invoices, errors, warnings } = checked;
  const plan: VatPlan = { errors: [...errors], warnings: [...warnings], planned: [], skipped: 0 };
  const parties = await findParties(db, relation_id, invoices);
  const controls = await findControlAccounts(db, relation_id);
  const known: Known = {
    places: checked.layout?.places ?? {},
    parties,
    codes: await findVatCodes(
      db,
      relation_id,
      invoices.map(({ date }) => date),
    ),
    controls,
    still: await stillBookable(db, relation_id, [
      ...[controls.INK.ofJournal, controls.VRK.ofJournal],
      ...[...parties.values()].flatMap(({ account }) => [
        account?.control_ledger_account_id,
        account?.usual_ledger_account_id,
      ]),
    ]),
    numbers: await knownOf(db, relation_id, invoices, parties),
    added: new Set(),
    planned: new Set(),
  };
  if (!known.codes.isLinked && invoices.length > 0)
    plan.warnings.push(remark(null, null, TEXTS.notLinked));
  for (const invoice of invoices) planInvoice(invoice, known, plan);
  plan.errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return plan;
}

type Known = {
  places: Layout['places'];
  parties: Parties;
  codes: VatCodes;
  controls: Awaited<ReturnType<typeof findControlAccounts>>;
  /** Of an account that is usual: itself while something may be booked on it. */
  still: Awaited<ReturnType<typeof stillBookable>>;
  /** Of documents that are there. */
  numbers: ReadonlySet<string>;
  /** Names of suppliers that are new. */
  added: Set<string>;
  /** Of invoices of the sheet that were planned. */
  planned: Set<string>;
};

function planInvoice(invoice: SheetInvoice, known: Known, plan: VatPlan): void {
  const { tag, number, rows } = invoice;
  const at = rows[0]?.at ?? 0;
  const said = (column: Column, message: string) =>
    remark(at, known.places[column] ?? null, message);
  const party = known.parties.get(partyKey(invoice));
  if (!party) return void plan.errors.push(said('debtor', VAT_TEXTS.unknownDebtor(invoice.party)));
  const total = sum(rows.map(({ incl }) => incl));
  const is_credit = total < 0;
  if (known.numbers.has(`${party.id} ${is_credit} ${numberKey(number)}`)) {
    plan.warnings.push(said('number', VAT_TEXTS.known(number, party.name)));
    plan.skipped += 1;
    return;
  }
  if (isNew(party, known.added))
    plan.warnings.push(said('supplier', VAT_TEXTS.newSupplier(party.name)));
  const { account } = party;
  const whose = account
    ? { account: account.id }
    : { id: party.id, name: comparedName(party.name) };
  const own = JSON.stringify({ tag, number: numberKey(number), ...whose });
  if (known.planned.has(own)) plan.errors.push(said('number', VAT_TEXTS.otherName(party.name)));
  known.planned.add(own);
  const sign = is_credit ? -1 : 1;
  plan.planned.push({
    ...{ invoice, party, is_credit },
    amount: fromCents((sign * total) as Cents),
    ledger_account_id: controlAccountOf({
      ofJournal: known.still(known.controls[tag].ofJournal),
      ofRelation: known.still(account?.control_ledger_account_id),
      named: known.controls[tag].named,
    }),
    booking_lines: rows.map((row) => {
      const accounts = known.codes.of(invoice, row);
      if (accounts === null)
        plan.errors.push(
          remark(row.at, known.places.code ?? null, VAT_TEXTS.unknownCode(row.code)),
        );
      const usual = known.still(account?.usual_ledger_account_id);
      return lineOf(row, sign, accounts, usual);
    }),
  });
}

/** Whether a supplier is to be added, who was not told of yet. */
function isNew({ id, account, name }: Party, added: Set<string>): boolean {
  if (id !== null || account !== null || added.has(comparedName(name))) return false;
  added.add(comparedName(name));
  return true;
}

async function knownOf(
  db: Queries,
  relation_id: number,
  invoices: readonly SheetInvoice[],
  parties: Parties,
): Promise<Set<string>> {
  const ids = [...new Set([...parties.values()].flatMap(({ id }) => id ?? []))];
  const numbers = [...new Set(invoices.map(({ number }) => number))];
  const rows = await findKnownNumbers(db, relation_id, { parties: ids, numbers });
  return new Set(
    rows.map(({ party_id, is_credit, number }) => `${party_id} ${is_credit} ${numberKey(number)}`),
  );
}

const lineOf = (
  row: VatRow,
  sign: 1 | -1,
  accounts: RateAccounts | null,
  usual: number | null,
) => ({
  ledger_account_id: accounts?.ledger_account_id ?? usual,
  cost_place_ledger_account_id: null,
  project_ledger_account_id: null,
  value: fromCents((sign * row.excl || 0) as Cents),
  vat_ledger_account_id: accounts?.vat_ledger_account_id ?? null,
  vat: fromCents((sign * row.vat || 0) as Cents),
  foreign_sale_type: null,
  supplier_tax_code: '',
  description: bookingDescription(row.description),
});
