import type { ExportTo } from '../../platform/export/export-part';
import { atOnce } from '../../platform/export/portions';
import { textCell } from '../../platform/spreadsheets/csv';
import { isMembershipIn, usersWithMembership } from '../store';
import { nameFor } from '../to-company-user';
import { TEXTS } from './texts';

/** Who works in the company, or is invited to, and as what: as its list of users tells it. */
export const exportUsers = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.users,
    portions: atOnce(usersWithMembership(db, isMembershipIn(relation_id))),
    cells: (row) => ({
      name: textCell(nameFor(row)),
      email: textCell(row.user.email.toLowerCase()),
      right: textCell(TEXTS.rights[row.is_owner ? 'owner' : 'colleague']),
      status: textCell(TEXTS.statuses[row.membership_status]),
    }),
  });
