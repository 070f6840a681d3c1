import type { Config } from '../../platform/config';
import { kvkApi } from './kvk-api';
import type { KvkRegister } from './kvk-register';
import { testRegister } from './test-register';

/** The real register when there is a key for it, else the one with test numbers that needs no network. */
export const kvkRegisterOf = ({
  kvkUrl,
  kvkKey,
}: Pick<Config, 'kvkUrl' | 'kvkKey'>): KvkRegister =>
  kvkKey === '' ? testRegister : kvkApi({ url: kvkUrl, key: kvkKey });
