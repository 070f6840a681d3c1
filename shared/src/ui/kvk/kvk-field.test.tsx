import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { getKvkData, type KvkData } from '../../contract/kvk';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { TextField } from '../fields/text-field';
import { useContractForm } from '../form/use-contract-form';
import { KvkField } from './kvk-field';

const found = {
  name: 'Test BV Donald',
  address: 'Hizzaarderlaan 3A',
  postal_code: '8823 SJ',
  city: 'Lollum',
};
const schema = v.object({
  name: v.string(),
  coc_number: v.string(),
  tax_number: v.pipe(v.string(), v.minLength(1, 'BTW nummer is verplicht.')),
  address: v.string(),
  postal_code: v.string(),
  city: v.string(),
});
const api = fakeApi();

function Form({ coc_number }: { coc_number: string }) {
  const empty = { name: '', coc_number, tax_number: '', address: '', postal_code: '', city: '' };
  const form = useContractForm(schema, empty);
  const { control } = form;
  return (
    <>
      <KvkField form={form} />
      <TextField control={control} name="tax_number" label="Btw-nummer" />
      <TextField control={control} name="name" label="Bedrijf" />
      <TextField control={control} name="address" label="Adres" />
      <TextField control={control} name="postal_code" label="Postcode" />
      <TextField control={control} name="city" label="Plaats" />
    </>
  );
}

function open(coc_number = '') {
  const { user } = renderScreen(<Form coc_number={coc_number} />);
  const number = screen.getByLabelText('KvK-nummer');
  return {
    user,
    number,
    enter: async (digits: string) => {
      await user.clear(number);
      await user.click(number);
      await user.paste(digits);
      await user.tab();
    },
  };
}

/** Whatever is asked is answered so, with 200. */
function respondWith(body: string) {
  globalThis.fetch = async () =>
    new Response(body, { headers: { 'content-type': 'application/json' } });
}

const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('KvkField', () => {
  it('fills in what the register knows, and says what', async () => {
    api.on(getKvkData, () => found);
    const { enter, number } = open();
    await enter('68750110');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(
        'Ingevuld uit het handelsregister: bedrijfsnaam, adres, postcode en plaats',
      ),
    );
    expect(['Bedrijf', 'Adres', 'Postcode', 'Plaats'].map(textIn)).toEqual(Object.values(found));
    expect(api.calls(getKvkData)[0]?.query).toEqual({ coc_number: '68750110' });
  });

  it('asks nothing about the number that was there, about half a number, or twice in a row', async () => {
    api.on(getKvkData, () => found);
    const { user, enter, number } = open('12345678');
    await user.click(number);
    await user.tab();
    await enter('6875011');
    expect(api.calls(getKvkData)).toEqual([]);
    await enter('68750110');
    await enter('68750110');
    await waitFor(() => expect(textIn('Plaats')).toBe('Lollum'));
    expect(api.calls(getKvkData)).toHaveLength(1);
  });

  it('asks before it replaces what was typed, and fills in the rest either way', async () => {
    api.on(getKvkData, () => found);
    const { user, enter, number } = open();
    await user.type(screen.getByLabelText('Plaats'), 'Urk');
    await enter('68750110');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'In het handelsregister staat iets anders: plaats ‘Lollum’.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zo laten' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Zo laten' }));
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(
        'Ingevuld uit het handelsregister: bedrijfsnaam, adres en postcode',
      ),
    );
    expect(textIn('Plaats')).toBe('Urk');
    // It lost the focus to the dialog only.
    expect(screen.queryByText('BTW nummer is verplicht.')).not.toBeInTheDocument();

    api.on(getKvkData, () => ({ ...found, city: 'Utrecht' }));
    await enter('69599084');
    await user.click(await screen.findByRole('button', { name: 'Vervangen' }));
    await waitFor(() => expect(textIn('Plaats')).toBe('Utrecht'));
  });

  it('drops the answer about a number that has changed meanwhile', async () => {
    let answer: (data: KvkData) => void = () => {};
    api.on(getKvkData, ({ query }) =>
      query.coc_number === '68750110'
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : { ...found, name: 'Stichting Bolderbast' },
    );
    const { enter } = open();
    await enter('68750110');
    await enter('69599068');
    answer(found);
    await waitFor(() => expect(textIn('Bedrijf')).toBe('Stichting Bolderbast'));
    expect(screen.queryByDisplayValue('Test BV Donald')).not.toBeInTheDocument();
  });

  it('leaves the form as it is when the register is away, says so, and can be tried again', async () => {
    api.fail(getKvkData, 503);
    const { user, enter, number } = open();
    await enter('68750110');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(
        /Het handelsregister is nu niet bereikbaar. Vul de gegevens zelf in/,
      ),
    );
    expect(number).toBeValid();
    api.on(getKvkData, () => found);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(textIn('Bedrijf')).toBe('Test BV Donald'));
    expect(number).toHaveFocus();
  });

  it.each([
    ['breaks', () => api.fail(getKvkData, 500)],
    ['answers a page', () => respondWith('<!doctype html>')],
    ['answers something else', () => respondWith('{"naam":5}')],
  ])('wipes nothing that was typed when what is asked %s', async (_, happens) => {
    const { user, enter, number } = open();
    await user.type(screen.getByLabelText('Bedrijf'), 'Eigen tekst');
    await user.type(screen.getByLabelText('Adres'), 'Kade 9');
    happens();
    await enter('68750110');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(/Het handelsregister is nu niet bereikbaar/),
    );
    expect(['Bedrijf', 'Adres', 'KvK-nummer'].map(textIn)).toEqual([
      ...['Eigen tekst', 'Kade 9', '68750110'],
    ]);
    await user.type(screen.getByLabelText('Plaats'), 'Lollum');
    expect(textIn('Plaats')).toBe('Lollum');
  });

  it('says it at the field when there is no such number', async () => {
    api.fail(getKvkData, 422, { errors: { coc_number: ['Onbekend'] } });
    const { enter, number } = open();
    await enter('68750111');
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(/Dit nummer staat niet in het handelsregister/),
    );
    expect(number).toBeValid();
  });
});
