import { rightsSummary } from './rights-summary';

const company = { isFirm: false, hasDocuments: false };
const firm = { isFirm: true, hasDocuments: false };
const colleague = { is_owner: false, clients: null };
const at = (bookkeeping: number, invoicing: number) => ({
  is_owner: false,
  clients: { bookkeeping, invoicing },
});

it.each([
  [{ is_owner: true, clients: null }, company, 'Alles, ook gebruikers en bankrekening'],
  [{ is_owner: true, clients: null }, firm, 'Alle ondernemingen'],
  [colleague, company, 'Facturatie'],
  [colleague, { isFirm: false, hasDocuments: true }, 'Facturatie, Boekhouding'],
  [at(1_204, 3), firm, 'Boekhouding bij 1.204 ondernemingen, Facturatie bij 3 ondernemingen'],
  [at(0, 1), firm, 'Facturatie bij 1 onderneming'],
  [at(0, 0), firm, 'Geen ondernemingen'],
])('says what %j may do in %j', (user, place, expected) => {
  expect(rightsSummary(user, place)).toBe(expected);
});
