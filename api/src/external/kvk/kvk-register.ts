import type { KvkData } from '@boekwerk/shared/contract/kvk';
import type { Config } from '../../platform/config';
import { kvkApi } from './kvk-api';
import { testRegister } from './test-register';

/** The trade register. */
export type KvkRegister = {
  /**
   * @returns `null` for a number that the register does not know
   * @throws Error when it is away, slow or makes no sense
   */
  lookUp: (coc_number: string) => Promise<KvkData | null>;
};

/** The real register when there is a key for it, else the one with test numbers that needs no network. */
export const kvkRegister = ({ kvkUrl, kvkKey }: Pick<Config, 'kvkUrl' | 'kvkKey'>): KvkRegister =>
  kvkKey === '' ? testRegister : kvkApi({ url: kvkUrl, key: kvkKey });
