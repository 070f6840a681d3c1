import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import {
  disableTwoFactor,
  renewRecoveryCodes,
  startNewApp,
} from '@boekwerk/shared/contract/security';

const WITH_TWO_FACTOR: readonly Endpoint[] = [disableTwoFactor, renewRecoveryCodes, startNewApp];

/** Whether a call is for who has the second factor on. */
export const needsTwoFactor = (endpoint: Endpoint): boolean => WITH_TWO_FACTOR.includes(endpoint);
