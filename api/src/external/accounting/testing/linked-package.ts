import {
  type AccountingStandIn,
  startAccountingStandIn,
} from '../../../testing/accounting-stand-in';
import type { Access, AccountingPackage, Grant } from '../accounting-package';
import { accountingPackageOf } from '../accounting-package-of';

/** A stand-in for the tests of one file, new before each of them, and the package that speaks to it. */
export function linkedPackage() {
  const own: { standIn?: AccountingStandIn; accounting?: AccountingPackage } = {};
  const standIn = () => own.standIn ?? notYet();
  const accounting = () => own.accounting ?? notYet();

  beforeAll(async () => {
    own.standIn = await startAccountingStandIn();
    own.accounting = accountingPackageOf(own.standIn.config);
  });
  beforeEach(() => standIn().reset());
  afterAll(() => own.standIn?.stop());

  /** What a user who allows it gives. */
  async function signIn(user = 'VISSER/RVISSER'): Promise<Grant> {
    const url = accounting().authorizeUrl({ state: 'toestand', nonce: 'eenmalig' });
    const { code = '' } = await standIn().consent(url, user);
    return accounting().exchangeCode({ code, nonce: 'eenmalig' });
  }

  /** What calls for an office need. */
  async function linked(office_code = '1001', user?: string): Promise<Required<Access>> {
    const { access_token, cluster_url } = await signIn(user);
    return { access_token, cluster_url: cluster_url ?? '', office_code };
  }

  return { standIn, accounting, signIn, linked };
}

function notYet(): never {
  throw new Error('only within a test');
}
