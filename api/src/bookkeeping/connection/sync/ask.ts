import type { Access, AccountingPackage } from '../../../external/accounting/accounting-package';
import type { App } from '../../../platform/app';
import { withAccess } from '../access/with-access';

type Work<T> = (accounting: AccountingPackage, access: Required<Access>) => Promise<T>;

/** Makes one call for an office; between two of them others may speak to it. */
export type Ask = <T>(work: Work<T>) => Promise<T>;

type Office = { credentials_id: number; office_code: string; code_there?: string };

export const askerOf =
  (app: App, { credentials_id, office_code, code_there = office_code }: Office): Ask =>
  (work) =>
    withAccess(app, { credentials_id, office_code: code_there }, work);
