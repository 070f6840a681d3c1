import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MoneyField } from './decimal-fields';

type Values = { value: number | null };
let held: number | null | undefined;

function Form({ start }: { start: number | null }) {
  const { control, watch } = useForm<Values>({ defaultValues: { value: start } });
  const [turns, setTurns] = useState(0);
  held = watch('value');
  return (
    <>
      <MoneyField key={turns} control={control} name="value" label="Prijs" />
      <button type="button" onClick={() => setTurns(turns + 1)}>
        Draai
      </button>
    </>
  );
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
    ['-121', -121, '-121,00'],
    ['1.250', 1250, '1.250,00'],
    ['1.234', 1234, '1.234,00'],
    ['1234.5', 1234.5, '1.234,50'],
    [',5', 0.5, '0,50'],
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
    ['−7,50', -7.5, '-7,50'],
  ])('reads %s when it is pasted', (text, euro, shown) => {
    const field = open(7);
    paste(field, text);
    expect(held).toBe(euro);
    expect(field).toHaveValue(shown);
  });

  it.each(['1,234.56', '١٢', 'twaalf', '12,345'])(
    'holds no amount for %s, typed or pasted, and says so',
    async (text) => {
      const user = userEvent.setup({ pointerEventsCheck: 0 });
      const field = open(7);
      await user.clear(field);
      await user.type(field, text);
      expect(held).toBeNaN();
      await user.tab();
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(`${text} is geen geldig bedrag`);
      expect(field).toBeInvalid();

      await user.clear(field);
      expect(field).toBeValid();
      paste(field, text);
      expect(held).toBeNaN();
      expect(field).toHaveAccessibleDescription(`${text} is geen geldig bedrag`);
    },
  );

  it('keeps text that is no amount, and what is said of it, when it is drawn anew', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const field = () => screen.getByLabelText('Prijs');
    await user.type(open(), '1.2345,x');
    await user.click(screen.getByRole('button', { name: 'Draai' }));
    expect(field()).toHaveValue('1.2345,x');
    expect(field()).toHaveAccessibleDescription('1.2345,x is geen geldig bedrag');
    await user.click(field());
    await user.keyboard('{End}{Backspace}5');
    expect(field()).toHaveValue('1.2345,5');
    expect(field()).toBeValid();
    await user.tab();
    expect(field()).toHaveAccessibleDescription('1.2345,5 is geen geldig bedrag');
    await user.clear(field());
    await user.type(field(), '12,5');
    expect(held).toBe(12.5);
    expect(field()).toBeValid();
  });

  it('groups the thousands while they are typed', async () => {
    const field = open();
    await userEvent.type(field, '1234567,5');
    expect(field).toHaveValue('1.234.567,5');
  });

  it('takes the decimal key of a number pad for the comma', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const field = open();
    await user.click(field);
    await user.keyboard('12');
    fireEvent.keyDown(field, { key: '.', code: 'NumpadDecimal' });
    await user.keyboard('5');
    expect(field).toHaveValue('12,5');
    expect(held).toBe(12.5);
  });

  it('is null when it is emptied', async () => {
    const field = open(7);
    await userEvent.clear(field);
    expect(held).toBeNull();
  });

  it('takes no amount that the API would refuse as too large', async () => {
    const field = open();
    await userEvent.type(field, '9999999999');
    expect(held).toBeNaN();
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
