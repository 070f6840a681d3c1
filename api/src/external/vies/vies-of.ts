import type { Config } from '../../platform/config';
import { testRegister } from './test-register';
import type { Vies } from './vies';
import { viesApi } from './vies-api';

/** The real register when it says where it is, else the one that needs no network. */
export const viesOf = ({ viesUrl }: Pick<Config, 'viesUrl'>): Vies =>
  viesUrl === '' ? testRegister : viesApi({ url: viesUrl });
