import type { Finding } from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { InvoiceCheck } from './invoice-check';

const aFinding = (own: Partial<Finding>): Finding => ({
  ...{ code: 'supplier-coc-number', text: 'Je KvK-nummer ontbreekt.', place: 'company' },
  ...{ field: 'coc_number', for: 'law', blocks: false },
  ...own,
});

const findings = [
  aFinding({}),
  aFinding({ ...{ code: 'b', place: 'customer', field: 'city' }, text: 'De plaats ontbreekt.' }),
  aFinding({
    ...{ code: 'c', place: 'invoice', field: 'delivery_date', for: 'hint' },
    text: 'Leverdatum leeg.',
  }),
  aFinding({ ...{ code: 'd', place: 'invoice', field: 'products.1.title' }, text: 'Regel 2.' }),
  aFinding({ ...{ code: 'e', for: 'e-invoice', field: 'bank_account' }, text: 'Geen IBAN.' }),
];

const item = (text: string) => within(screen.getByText(text, { exact: false }));

describe('the check of an invoice', () => {
  it('says by law and for an e-invoice what is missing, and leads to where it can be mended', async () => {
    const onCustomer = jest.fn();
    const { user, address } = renderScreen(
      <>
        <label htmlFor="date">Leverdatum</label>
        <input id="date" />
        {[0, 1].map((row) => (
          <label key={row} htmlFor={`title${row}`}>
            *Omschrijving <input id={`title${row}`} />
          </label>
        ))}
        <InvoiceCheck {...{ findings, onCustomer }} />
      </>,
    );
    const law = screen.getByRole('list', { name: 'Volgens de wet' });
    expect(within(law).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Voor e-factureren' })).toHaveTextContent('Geen IBAN.');

    await user.click(item('Leverdatum leeg.').getByRole('button', { name: 'Naar het veld' }));
    expect(screen.getByLabelText('Leverdatum')).toHaveFocus();
    await user.click(item('Regel 2.').getByRole('button', { name: 'Naar het veld' }));
    expect(screen.getAllByLabelText(/Omschrijving/)[1]).toHaveFocus();
    await user.click(item('De plaats ontbreekt.').getByRole('button', { name: 'Bewerk klant' }));
    expect(onCustomer).toHaveBeenCalled();
    await user.click(item('Je KvK-nummer').getByRole('link', { name: 'Naar bedrijfsgegevens' }));
    expect(address()).toBe('/settings/company/edit');
  });

  it('only tells over a mail that is being written, and says so when nothing is missing', () => {
    const { unmount } = renderScreen(<InvoiceCheck findings={findings} />);
    expect(screen.getByText('Je KvK-nummer ontbreekt.')).toBeInTheDocument();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
    unmount();
    renderScreen(<InvoiceCheck findings={[]} />);
    expect(screen.getByText('Alles staat erop')).toBeInTheDocument();
  });
});
