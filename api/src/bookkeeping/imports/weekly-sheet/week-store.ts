import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { ledger_account } from '../../../platform/database/schema/accounting';
import { booking_line } from '../../../platform/database/schema/bookings';
import { booking_import, booking_item } from '../../../platform/database/schema/bookkeeping';
import { relation } from '../../../platform/database/schema/relations';
import { isThere } from '../../documents/is-there';
import { stillBookable } from '../../ledger-accounts/find-ledger-accounts';
import { LEDGERS } from '../../ledger-accounts/ledgers';
import { isOfOffice } from '../../ledger-accounts/store';

/** By its code, what the linked office has to book on; of the balance, or of profit and loss. */
export async function findByCodes(
  db: Queries,
  relation_id: number,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const found = await db
    .select({ id: ledger_account.id, code: ledger_account.code })
    .from(ledger_account)
    .where(
      and(
        isOfOffice(relation_id),
        eq(ledger_account.active, true),
        inArray(ledger_account.type, [...LEDGERS]),
        inArray(ledger_account.code, [...codes]),
      ),
    );
  return new Map(found.map(({ id, code }) => [code, id]));
}

/** The document of the latest week that was imported, with the relation that it was booked on. */
export async function findLatestWeek(db: Queries, relation_id: number) {
  const [found] = await db
    .select({ id: booking_item.id, debtor_id: relation.id })
    .from(booking_import)
    .innerJoin(
      booking_item,
      and(
        eq(booking_item.relation_id, booking_import.relation_id),
        eq(booking_item.import_id, booking_import.id),
        isThere,
      ),
    )
    .leftJoin(
      relation,
      and(eq(relation.id, booking_item.supplier_relation_id), eq(relation.active, 1)),
    )
    .where(and(eq(booking_import.relation_id, relation_id), isNotNull(booking_import.week)))
    .orderBy(desc(booking_import.week), desc(booking_import.id))
    .limit(1);
  return found;
}

/** On what each kind of row of a week was booked in the office that is linked now. */
export async function findBookedOn(db: Queries, relation_id: number, booking_item_id: number) {
  const rows = await db
    .select({
      kind: booking_line.description,
      ledger_account_id: booking_line.ledger_account_id,
      vat_ledger_account_id: booking_line.vat_ledger_account_id,
    })
    .from(booking_line)
    .where(
      and(
        eq(booking_line.relation_id, relation_id),
        eq(booking_line.booking_item_id, booking_item_id),
      ),
    )
    .orderBy(asc(booking_line.position));
  const still = await stillBookable(
    db,
    relation_id,
    rows.flatMap((row) => [row.ledger_account_id, row.vat_ledger_account_id]),
  );
  const booked = rows.map(({ kind, ledger_account_id, vat_ledger_account_id }) => ({
    kind,
    ledger_account_id: still(ledger_account_id),
    vat_ledger_account_id: still(vat_ledger_account_id),
  }));
  // A kind has a line for each account that the sheet named: the last one that is there still is followed.
  const [there, gone] = [
    booked.filter((line) => line.ledger_account_id !== null),
    booked.filter((line) => line.ledger_account_id === null),
  ];
  return new Map([...gone, ...there].map(({ kind, ...accounts }) => [kind, accounts]));
}
