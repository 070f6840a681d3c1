import type { Finding } from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { TextField } from '@boekwerk/shared/ui/fields';
import { FormFrame, useSavedForm } from '@boekwerk/shared/ui/form';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { InvoiceWorkProvider } from '../parts/invoice-work/invoice-work';
import { InvoiceCheck } from './invoice-check';

const aFinding = (own: Partial<Finding>): Finding => ({
  code: 'supplier-coc-number',
  text: 'Je KvK-nummer ontbreekt.',
  place: 'company',
  field: 'coc_number',
  for: 'law',
  blocks: false,
  ...own,
});

const findings = [
  aFinding({}),
  aFinding({ code: 'b', place: 'customer', field: 'city', text: 'De plaats ontbreekt.' }),
  aFinding({
    code: 'c',
    place: 'invoice',
    field: 'delivery_date',
    for: 'hint',
    text: 'Leverdatum leeg.',
  }),
  aFinding({ code: 'd', place: 'invoice', field: 'products.1.title', text: 'Regel 2.' }),
  aFinding({ code: 'f', place: 'invoice', field: 'reference', text: 'Het kenmerk.' }),
  aFinding({ code: 'e', for: 'e-invoice', field: 'bank_account', text: 'Geen IBAN.' }),
];

const item = (text: string) => within(screen.getByText(text, { exact: false }));

function Page({ openCustomer }: { openCustomer: () => void }) {
  const saved = useSavedForm({
    schema: v.object({
      delivery_date: v.string(),
      products: v.array(v.object({ title: v.string() })),
    }),
    values: { delivery_date: '', products: [{ title: '' }, { title: '' }] },
    draft: 'invoice',
    save: async () => {},
  });
  const { control } = saved.form;
  return (
    <InvoiceWorkProvider value={{ openCustomer, attach: () => {}, repeat: () => {} }}>
      <FormFrame saved={saved} footer={null}>
        <TextField control={control} name="delivery_date" label="Wanneer" />
        <TextField control={control} name="products.0.title" label="Eerste" />
        <TextField control={control} name="products.1.title" label="Tweede" />
        <InvoiceCheck findings={findings} />
      </FormFrame>
    </InvoiceWorkProvider>
  );
}

describe('the check of an invoice', () => {
  it('says by law and for an e-invoice what is missing, and leads to where it can be mended', async () => {
    const onCustomer = jest.fn();
    const { user, address } = renderScreen(<Page openCustomer={onCustomer} />);
    const law = screen.getByRole('list', { name: 'Volgens de wet' });
    expect(within(law).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('list', { name: 'Voor e-factureren' })).toHaveTextContent('Geen IBAN.');

    await user.click(item('Leverdatum leeg.').getByRole('button', { name: 'Naar het veld' }));
    expect(screen.getByLabelText('Wanneer')).toHaveFocus();
    await user.click(item('Regel 2.').getByRole('button', { name: 'Naar het veld' }));
    expect(screen.getByLabelText('Tweede')).toHaveFocus();
    await user.click(item('De plaats ontbreekt.').getByRole('button', { name: 'Bewerk klant' }));
    expect(onCustomer).toHaveBeenCalled();
    await user.click(item('Je KvK-nummer').getByRole('link', { name: 'Naar bedrijfsgegevens' }));
    expect(address()).toBe('/settings/company/edit');
  });

  it('leads to no field that the form does not have', () => {
    renderScreen(<Page openCustomer={() => {}} />);
    expect(item('Het kenmerk').queryByRole('button')).not.toBeInTheDocument();
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
