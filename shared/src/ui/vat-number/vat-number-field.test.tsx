import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { country, taxNumber } from '../../contract/party-fields';
import { checkVatNumber, type VatNumberCheck } from '../../contract/vat-number';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { useContractForm } from '../form/use-contract-form';
import { VatNumberField } from './vat-number-field';

const schema = v.object({ tax_number: taxNumber, country });
const api = fakeApi();

type FormProps = { tax_number?: string; country?: string };

function Form({ tax_number = '', country }: FormProps) {
  const form = useContractForm(schema, { tax_number, country });
  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <VatNumberField control={form.control} />
    </form>
  );
}

function open(given: FormProps = {}) {
  const { user } = renderScreen(<Form {...given} />);
  const field = screen.getByLabelText('Btw-nummer');
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
  ])('tells what VIES says, and leaves the form right: %j', async (answer, text) => {
    api.on(checkVatNumber, () => answer);
    const { enter, field } = open();
    await enter('nl 0044.9544.5B01');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toBeValid();
    expect(api.calls(checkVatNumber)[0]?.query).toEqual({ tax_number: 'NL004495445B01' });
  });

  it('asks nothing about the number that was there, about half a one, or twice in a row', async () => {
    api.on(checkVatNumber, () => ({ status: 'unknown' as const, name: null }));
    const { enter, field } = open({ tax_number: 'NL004495445B01', country: 'BE' });
    await enter('NL004495445B01');
    await enter('NL0011');
    expect(api.calls(checkVatNumber)).toEqual([]);
    await enter('BE0403170701');
    await enter('BE0403170701');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Niet bekend/));
    expect(api.calls(checkVatNumber)).toHaveLength(1);
  });

  it.each([
    ['NL', 'NL123456789B01', 'Dit nummer kan niet kloppen. Controleer het.'],
    [
      'BE',
      'DE136695976',
      'Dit is een btw-nummer uit Duitsland, en het adres is in België. Controleer het.',
    ],
  ])(
    'warns of what looks wrong in %s, and asks nobody about it: %s',
    async (country, number, text) => {
      const { enter, field } = open({ country });
      await enter(number);
      expect(field).toHaveAccessibleDescription(text);
      expect(screen.getByText(text)).toHaveClass('bw-field-warning');
      expect(field).toBeValid();
      expect(api.calls(checkVatNumber)).toEqual([]);
    },
  );

  it('warns of a number that was there at the start', () => {
    const { field } = open({ tax_number: 'NL123456789B01' });
    expect(field).toHaveAccessibleDescription('Dit nummer kan niet kloppen. Controleer het.');
  });

  it('says nothing of another number than the one that stands there', async () => {
    const answers = new Map<string, (answer: VatNumberCheck) => void>();
    api.on(
      checkVatNumber,
      ({ query }) => new Promise((resolve) => answers.set(query.tax_number, resolve)),
    );
    const { enter, field } = open({ country: 'BE' });
    await enter('BE0403170701');
    await enter('BE1000000021');
    await waitFor(() => expect(answers.size).toBe(2));
    answers.get('BE0403170701')?.({ status: 'known', name: 'Brouwerij' });
    answers.get('BE1000000021')?.({ status: 'known', name: 'Brauerei' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Bekend bij VIES als Brauerei'));
  });

  it('says nothing when nobody answers', async () => {
    api.fail(checkVatNumber, 503);
    const { enter, field } = open({ country: 'BE' });
    await enter('BE0403170701');
    await waitFor(() => expect(api.calls(checkVatNumber)).toHaveLength(1));
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  });
});
