import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, asc, eq, gt } from 'drizzle-orm';
import { accounting_relation, ledger_account } from '../../platform/database/schema/accounting';
import { relation } from '../../platform/database/schema/relations';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

/** Everything of the office in the accounting package that has a code. */
export const exportLedger = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.ledger,
    portions: byId((after, limit) =>
      db
        .select()
        .from(ledger_account)
        .where(and(eq(ledger_account.relation_id, relation_id), gt(ledger_account.id, after)))
        .orderBy(asc(ledger_account.id))
        .limit(limit),
    ),
    cells: ({ office_code, type, code, name, active }) => ({
      office: textCell(office_code),
      type: textCell(TEXTS.ledgerTypes[type]),
      code: textCell(code),
      name: textCell(name),
      active: yesNoCell(active),
    }),
  });

/** Which debtor or creditor of it a customer or supplier is. */
export const exportLinks = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.links,
    portions: byId((after, limit) =>
      db
        .select({
          id: accounting_relation.id,
          office_code: accounting_relation.office_code,
          type: accounting_relation.type,
          code: ledger_account.code,
          party: {
            name: relation.name,
            first_name: relation.first_name,
            last_name: relation.last_name,
          },
        })
        .from(accounting_relation)
        .innerJoin(ledger_account, eq(ledger_account.id, accounting_relation.ledger_account_id))
        .innerJoin(relation, eq(relation.id, accounting_relation.enterprise_relation_id))
        .where(
          and(eq(accounting_relation.relation_id, relation_id), gt(accounting_relation.id, after)),
        )
        .orderBy(asc(accounting_relation.id))
        .limit(limit),
    ),
    cells: ({ party, office_code, type, code }) => ({
      relation: textCell(partyName(party)),
      office: textCell(office_code),
      type: textCell(TEXTS.ledgerTypes[type]),
      code: textCell(code),
    }),
  });
