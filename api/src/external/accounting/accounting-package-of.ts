import type { Config } from '../../platform/config';
import type { AccountingPackage } from './accounting-package';
import { twinfield } from './twinfield/twinfield';

/** Users come back here from the package's own pages; it was registered there, word for word. */
const CONSENT_PAGE = '/settings/company/twinfield';

/** The package that firms link: the real one, or the one that stands in for it. */
export const accountingPackageOf = ({
  twinfield: settings,
  publicUrl,
}: Pick<Config, 'twinfield' | 'publicUrl'>): AccountingPackage =>
  twinfield({ ...settings, redirectUri: `${publicUrl}${CONSENT_PAGE}` });
