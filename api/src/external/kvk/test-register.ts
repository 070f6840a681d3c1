import type { KvkData } from '@boekwerk/shared/contract/kvk';
import type { KvkRegister } from './kvk-register';

/** The number for which the register's own test service fails. */
const FAILS = '90004973';

/**
 * The companies that the register has for testing; what is empty is not public or not known here.
 *
 * Source: KvK Handelsregister, test data.
 */
const COMPANIES: Record<string, KvkData> = {
  '69599084': company('Test EMZ Dagobert', 'Abebe Bikilalaan 17', '1034 WL', 'Amsterdam'),
  '68750110': company('Test BV Donald', 'Hizzaarderlaan 3A', '8823 SJ', 'Lollum'),
  '90001354': company('Grand Kontex B.V.', '', '', 'Sterksel'),
  '68727720': company('Test NV Katrien', '', '', 'Veendam'),
  '69599068': company('Test Stichting Bolderbast', '', '', 'Lochem'),
  '69599076': company('Test VOF Guus', '', '', 'Almere'),
};

/** Answers for the test numbers, without a network. */
export const testRegister: KvkRegister = {
  lookUp: async (coc_number) => {
    if (coc_number === FAILS) throw new Error('the test number that fails');
    return COMPANIES[coc_number] ?? null;
  },
};

function company(name: string, address: string, postal_code: string, city: string): KvkData {
  return { name, address, postal_code, city };
}
