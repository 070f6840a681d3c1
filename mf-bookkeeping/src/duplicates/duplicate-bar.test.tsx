import {
  listDuplicates,
  type PossibleDuplicate,
} from '@boekwerk/shared/contract/bookkeeping/duplicates';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aDocument } from '../testing/a-document';
import { DuplicateBar } from './duplicate-bar';

const api = fakeApi();

const anEarlier = (own: Partial<PossibleDuplicate> = {}): PossibleDuplicate => ({
  id: 3,
  file_name: 'bon.pdf',
  invoice_number: '',
  date: null,
  status: 1,
  reason: 'file',
  ...own,
});

it('says why another document may be the same, and leads to it', async () => {
  api.on(listDuplicates, () => [
    anEarlier(),
    anEarlier({ id: 4, invoice_number: 'F-12', reason: 'amount' }),
  ]);
  renderScreen(<DuplicateBar document={aDocument()} />);
  expect(await screen.findByText('Hetzelfde bestand is al aangeleverd')).toBeVisible();
  expect(screen.getByText(/dit bedrag rond deze datum/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bekijk bon.pdf' })).toHaveAttribute(
    'href',
    '/administration/document/overview?id=3',
  );
  expect(screen.getByRole('link', { name: 'Bekijk F-12' })).toBeVisible();
});

it('asks no more about the amount of one that is booked, and still shows the same file', async () => {
  api.on(listDuplicates, () => [anEarlier(), anEarlier({ id: 4, reason: 'amount' })]);
  renderScreen(<DuplicateBar document={aDocument({ status: DocumentStatus.booked })} />);
  expect(await screen.findByText('Hetzelfde bestand is al aangeleverd')).toBeVisible();
  expect(screen.queryByText(/dit bedrag rond deze datum/)).not.toBeInTheDocument();
});
