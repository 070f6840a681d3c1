import { CUSTOMER_KINDS } from '@boekwerk/shared/domain/relation/customer-kind';
import { and, asc, eq, gt } from 'drizzle-orm';
import { project } from '../../platform/database/schema/projects';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

export const exportProjects = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.projects,
    portions: byId((after, limit) =>
      db
        .select()
        .from(project)
        .where(and(eq(project.relation_id, relation_id), gt(project.id, after)))
        .orderBy(asc(project.id))
        .limit(limit),
    ),
    cells: (row) => ({
      name: textCell(row.name),
      first_name: textCell(row.first_name),
      last_name: textCell(row.last_name),
      kind: textCell(CUSTOMER_KINDS[row.enterprise_project_type]),
      email: textCell(row.email),
      phone: textCell(row.phone),
      address: textCell(row.address),
      postal_code: textCell(row.postal_code),
      city: textCell(row.city),
      country: textCell(row.country),
      coc_number: textCell(row.coc_number),
      tax_number: textCell(row.tax_number),
      bank_account: textCell(row.bank_account),
      hidden: yesNoCell(row.hidden === 1),
    }),
  });
