import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { taxNumber } from '../../contract/party-fields';
import { checkVatNumber, type VatNumberCheck } from '../../contract/vat-number';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { useContractForm } from '../form/use-contract-form';
import { VatNumberField } from './vat-number-field';

const schema = v.object({ tax_number: taxNumber });
const api = fakeApi();

function Form({ tax_number }: { tax_number: string }) {
  const form = useContractForm(schema, { tax_number });
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <VatNumberField control={form.control} />
    </form>
  );
}

function open(tax_number = '') {
  const { user } = renderScreen(<Form tax_number={tax_number} />);
  const field = screen.getByLabelText('BTW nummer');
  return {
    field,
    enter: async (number: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(number);
      await user.tab();
    },
  };
}

describe('VatNumberField', () => {
  it.each<[VatNumberCheck, string]>([
    [{ status: 'known', name: 'Bakkerij Jansen' }, 'Bekend bij VIES als Bakkerij Jansen'],
    [{ status: 'known', name: null }, 'Bekend bij VIES'],
    [{ status: 'unknown', name: null }, 'Niet bekend bij VIES. Controleer het nummer.'],
    [{ status: 'wrong', name: null }, 'Dit nummer kan niet kloppen. Controleer het.'],
  ])('tells what VIES says, and leaves the form right: %j', async (answer, text) => {
    api.on(checkVatNumber, () => answer);
    const { enter, field } = open();
    await enter('nl 0011.2233.4B01');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toBeValid();
    expect(api.calls(checkVatNumber)[0]?.query).toEqual({ tax_number: 'NL001122334B01' });
  });

  it('asks nothing about the number that was there, about half a one, or twice in a row', async () => {
    api.on(checkVatNumber, () => ({ status: 'unknown' as const, name: null }));
    const { enter, field } = open('NL001122334B01');
    await enter('NL001122334B01');
    await enter('NL0011');
    expect(api.calls(checkVatNumber)).toEqual([]);
    await enter('BE0123456789');
    await enter('BE0123456789');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Niet bekend/));
    expect(api.calls(checkVatNumber)).toHaveLength(1);
  });

  it('says nothing of another number than the one that stands there', async () => {
    const answers = new Map<string, (answer: VatNumberCheck) => void>();
    api.on(
      checkVatNumber,
      ({ query }) => new Promise((resolve) => answers.set(query.tax_number, resolve)),
    );
    const { enter, field } = open();
    await enter('BE0123456789');
    await enter('DE123456789');
    await waitFor(() => expect(answers.size).toBe(2));
    answers.get('BE0123456789')?.({ status: 'known', name: 'Brouwerij' });
    answers.get('DE123456789')?.({ status: 'known', name: 'Brauerei' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Bekend bij VIES als Brauerei'));
  });

  it('says nothing when nobody answers', async () => {
    api.fail(checkVatNumber, 503);
    const { enter, field } = open();
    await enter('BE0123456789');
    await waitFor(() => expect(api.calls(checkVatNumber)).toHaveLength(1));
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  });
});
