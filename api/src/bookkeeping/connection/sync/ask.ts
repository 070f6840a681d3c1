import type { Access, AccountingPackage } from '../../../external/accounting/accounting-package';
import type { App } from '../../../platform/app';
import { withAccess } from '../access/with-access';

type Work<T> = (accounting: AccountingPackage, access: Required<Access>) => Promise<T>;

/** Makes one call for an office; between two of them others may speak to it. */
export type Ask = <T>(work: Work<T>) => Promise<T>;

export const askerOf =
  (app: App, office: { credentials_id: number; office_code: string }): Ask =>
  (work) =>
    withAccess(app, office, work);
