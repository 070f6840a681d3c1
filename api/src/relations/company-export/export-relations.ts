import { CUSTOMER_KINDS, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, asc, eq, gt } from 'drizzle-orm';
import { administration_relation, file, relation } from '../../platform/database/schema/relations';
import type { ExportTo } from '../../platform/export/export-part';
import { atOnce, byId } from '../../platform/export/portions';
import { storedFile } from '../../platform/export/stored-file';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { safeName } from '../../platform/files/content-kind';
import { momentCell, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

/** The company itself, its customers and suppliers, and the firms that keep its books. */
export async function exportRelations(to: ExportTo): Promise<void> {
  await exportCompany(to);
  await exportCustomers(to);
  await exportFirms(to);
}

const exportCompany = ({ app, db, relation_id, write, add }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.company,
    portions: atOnce(
      db
        .select({ company: relation, logo: file })
        .from(relation)
        .leftJoin(file, eq(file.id, relation.logo_file_id))
        .where(eq(relation.id, relation_id)),
    ),
    cells: ({ company, logo }) => {
      const of = (name: string, at: Date) => ({ folder: TEXTS.folder, name: safeName(name), at });
      return {
        ...partyCells(company),
        logo: textCell(
          logo ? add({ ...of(logo.name, logo.created_at), ...storedFile(app.store, logo) }) : '',
        ),
      };
    },
  });

const exportCustomers = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.relations,
    portions: byId((after, limit) =>
      db
        .select()
        .from(relation)
        .where(and(eq(relation.owner_relation_id, relation_id), gt(relation.id, after)))
        .orderBy(asc(relation.id))
        .limit(limit),
    ),
    cells: (row) => ({
      id: numberCell(row.id),
      kind: textCell(CUSTOMER_KINDS[row.enterprise_relation_type]),
      type: textCell(TEXTS.types[row.type]),
      ...partyCells(row),
      payment_period: numberCell(row.payment_period),
      note: textCell(row.note),
      hidden: yesNoCell(row.hidden === 1),
      active: yesNoCell(row.active === 1),
      created_at: momentCell(row.created_at),
    }),
  });

const exportFirms = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.firms,
    portions: atOnce(
      db
        .select({ firm: relation })
        .from(administration_relation)
        .innerJoin(relation, eq(relation.id, administration_relation.administration_id))
        .where(
          and(
            eq(administration_relation.enterprise_id, relation_id),
            eq(administration_relation.active, 1),
          ),
        )
        .orderBy(asc(relation.id)),
    ),
    cells: ({ firm }) => ({ name: textCell(partyName(firm)), email: textCell(firm.general_email) }),
  });

const partyCells = (party: typeof relation.$inferSelect) => ({
  name: textCell(party.name),
  first_name: textCell(party.first_name),
  last_name: textCell(party.last_name),
  email: textCell(party.email),
  phone: textCell(party.phone),
  address: textCell(party.address),
  postal_code: textCell(party.postal_code),
  city: textCell(party.city),
  country: textCell(party.country),
  coc_number: textCell(party.coc_number),
  tax_number: textCell(party.tax_number),
  bank_account: textCell(party.bank_account),
  general_email: textCell(party.general_email),
  oin: textCell(party.oin),
  initial: textCell(party.initial),
  email_text: textCell(party.email_text),
  mobile: textCell(party.mobile),
  website: textCell(party.website),
  legal_form: textCell(party.legal_form),
  invoice_address: textCell(party.invoice_address),
  visiting_address: textCell(party.visiting_address),
  currency: textCell(party.currency),
});
