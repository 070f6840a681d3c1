import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { MoneyField } from './decimal-fields';

type Values = { value: number | null };
let held: number | null | undefined;

function Form({ start }: { start: number | null }) {
  const { control, watch } = useForm<Values>({ defaultValues: { value: start } });
  held = watch('value');
  return <MoneyField control={control} name="value" label="Prijs" />;
}

function open(start: number | null = null): HTMLInputElement {
  render(<Form start={start} />);
  return screen.getByLabelText('Prijs');
}

const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });

describe('MoneyField', () => {
  it.each([
    ['1234567,5', 1234567.5, '1.234.567,50'],
    ['12', 12, '12,00'],
    ['12.50', 12.5, '12,50'],
    ['35,00', 35, '35,00'],
    ['1.234,56', 1234.56, '1.234,56'],
    ['-1.234.567,8', -1234567.8, '-1.234.567,80'],
    ['1.23,4', 1.23, '1,23'],
    ['-121', -121, '-121,00'],
    ['0,999', 0.99, '0,99'],
    ['12a3', 123, '123,00'],
  ])('reads %s when it is typed and writes two decimals on leaving', async (keys, euro, shown) => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const field = open();
    await user.type(field, keys);
    expect(held).toBe(euro);
    await user.tab();
    expect(field).toHaveValue(shown);
  });

  it.each([
    ['1.234', 1234, '1.234,00'],
    ['1234.5', 1234.5, '1.234,50'],
    ['1.234,56', 1234.56, '1.234,56'],
    ['€ 12', 12, '12,00'],
    ['1 234,5', 1234.5, '1.234,50'],
  ])('reads %s when it is pasted', (text, euro, shown) => {
    const field = open(7);
    paste(field, text);
    expect(held).toBe(euro);
    expect(field).toHaveValue(shown);
  });

  it.each(['1,234.56', '١٢', 'twaalf', '12,345'])('refuses %s and says so', (text) => {
    const field = open(7);
    paste(field, text);
    expect(held).toBe(7);
    expect(field).toHaveAccessibleDescription(`${text} is geen geldig bedrag`);
    expect(field).toBeInvalid();
  });

  it('is null when it is emptied', async () => {
    const field = open(7);
    await userEvent.clear(field);
    expect(held).toBeNull();
  });

  it('takes no amount that the API would refuse as too large', async () => {
    const field = open();
    await userEvent.type(field, '9999999999');
    expect(held).toBe(999_999_999);
  });

  it('selects its text on a click too, so that typing replaces it', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const field = open(12.5);
    await user.click(field);
    await waitFor(() => expect(field.selectionStart).toBe(0));
    await user.keyboard('8');
    expect(field).toHaveValue('8');
    expect(held).toBe(8);
  });
});
