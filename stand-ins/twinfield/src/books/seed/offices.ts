import type { Office, Organisation, User } from '../types';

export const ORGANISATIONS: readonly Organisation[] = [
  {
    id: '6b0a4a5e-1b7c-4d0e-9a35-1f0c6a2f7d01',
    code: 'VISSER',
    name: 'Administratiekantoor Visser',
  },
  { id: '0f6d4b83-52b1-4b0a-8a41-6f0e0c2d9e02', code: 'TULIP', name: 'Tulip Trading' },
];

/** The fourth office of the first is closed to all but its owner; one code stands in both organisations. */
export const USERS: readonly User[] = [
  user('VISSER', 'RVISSER', 'R. Visser', 'nl', ['1001', '1002', '1003', '1004']),
  user('VISSER', 'JSMITH', 'J. Smith', 'en', ['1001', '1002', '1003']),
  user('VISSER', 'BALIE', 'Balie (niveau 1)', 'nl', []),
  user('TULIP', 'TDEVRIES', 'T. de Vries', 'nl', ['1001']),
];

export type SeedOffice = Office & { periods: 'months' | 'weeks'; hasJournals: boolean };

export const OFFICES: readonly SeedOffice[] = [
  office('VISSER', '1001', 'Bakkerij Jansen', 'a1d1f3de-0001-4c58-8d2f-3a6f57a1c001'),
  {
    ...office('VISSER', '1002', 'Café De Kroon', 'a1d1f3de-0002-4c58-8d2f-3a6f57a1c002'),
    periods: 'weeks',
  },
  {
    ...office('VISSER', '1003', 'Stichting Dorpsfeest', 'a1d1f3de-0003-4c58-8d2f-3a6f57a1c003'),
    hasJournals: false,
  },
  {
    ...office(
      'VISSER',
      '1004',
      'Visser, eigen administratie',
      'a1d1f3de-0004-4c58-8d2f-3a6f57a1c004',
    ),
    relationDigits: 6,
  },
  {
    ...office('TULIP', '1001', 'Tulip Trading Inc.', 'a1d1f3de-0005-4c58-8d2f-3a6f57a1c005'),
    currency: 'USD',
  },
];

function user(
  organisation: string,
  code: string,
  name: string,
  language: User['language'],
  offices: string[],
): User {
  return { organisation, code, name, language, offices };
}

function office(organisation: string, code: string, name: string, companyId: string): SeedOffice {
  return {
    key: `${organisation}/${code}`,
    organisation,
    code,
    companyId,
    name,
    shortname: name.slice(0, 20),
    currency: 'EUR',
    vatnumber: 'NL004495445B01',
    cocnumber: '12345678',
    relationDigits: 4,
    periods: 'months',
    hasJournals: true,
  };
}
