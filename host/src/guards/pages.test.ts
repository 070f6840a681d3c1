import { deploy } from '@boekwerk/shared/testing/deploy';
import { pageAt } from './pages';

beforeAll(() => deploy());

it.each([
  ['/invoicing/invoice/edit/12', 'invoice_edit', 'invoicing'],
  ['/Invoicing/%69nvoice/edit/12/', 'invoice_edit', 'invoicing'],
  ['/onboarding/adviser/finished', 'onboarding_adviser_finished', 'onboarding'],
  ['/invoicing/product', 'product', 'invoicing'],
  ['/administration/praxis', 'administration_praxis', 'praxis'],
  ['/administration/praxisblad', undefined, undefined],
  ['/dashboard', 'dashboard', null],
  ['/invoicing/invoice/edit/12/13', undefined, undefined],
  ['/invoicing/invoices', undefined, undefined],
  ['/', undefined, undefined],
])('%s is the page %s of %s', (path, name, remote) => {
  const page = pageAt(path);
  expect([page?.name, page?.remote]).toEqual([name, remote]);
});
