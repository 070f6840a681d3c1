import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DateField } from './date-field';

type Values = { date: string | null };
let held: unknown;

type Limits = { min?: string; max?: string };

function Form({ start, ...limits }: { start: string | null } & Limits) {
  const { control, watch } = useForm<Values>({ defaultValues: { date: start } });
  const [turns, setTurns] = useState(0);
  held = watch('date');
  return (
    <>
      <DateField key={turns} control={control} name="date" label="Factuurdatum" {...limits} />
      <input aria-label="Omschrijving" />
      <button type="button" onClick={() => setTurns(turns + 1)}>
        Draai
      </button>
    </>
  );
}

function open(start: string | null, limits: Limits = {}): HTMLElement {
  render(<Form start={start} {...limits} />);
  return screen.getByLabelText('Factuurdatum');
}

describe('DateField', () => {
  it('shows a date as the Dutch write it', () => {
    expect(open('2026-11-18')).toHaveValue('18-11-2026');
  });

  it.each([
    ['01-03-2026', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['29022028', '2028-02-29'],
  ])('reads %s as %s, without a shift of a day', async (typed, date) => {
    const field = open(null);
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
    expect(held).toBe(date);
  });

  it.each(['20-11-2026', '20112026', '20-11-26', '20/11/2026', '2026-11-20'])(
    'takes %s as it is typed, key by key',
    async (typed) => {
      const field = open(null);
      await userEvent.click(field);
      await userEvent.keyboard(`${typed}{Enter}`);
      expect(held).toBe('2026-11-20');
      expect(field).toHaveValue('20-11-2026');
    },
  );

  it('takes a pasted date with a short year when the field is left', async () => {
    const field = open(null);
    await userEvent.click(field);
    await userEvent.paste('20-11-26');
    await userEvent.tab();
    expect(held).toBe('2026-11-20');
  });

  it('keeps what was typed when the picker shows the date of before once more', async () => {
    const field = open('2026-11-18') as HTMLInputElement;
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: '20-11-2026' } });
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
    expect(held).toBe('2026-11-20');
    // Drawn late: nobody typed this.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '18-11-2026',
    );
    fireEvent.blur(field);
    expect(held).toBe('2026-11-20');
  });

  it.each([
    ['left', (field: HTMLElement) => fireEvent.blur(field)],
    ['sent', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' })],
  ])('holds none when its text is taken away and it is %s', async (_, end) => {
    const field = open('2026-11-18');
    await userEvent.clear(field);
    expect(held).toBe('2026-11-18');
    end(field);
    expect(held).toBeNull();
    expect(field).toHaveValue('');
  });

  it.each([
    ['left', (field: HTMLElement) => fireEvent.blur(field)],
    ['left with Tab', () => userEvent.tab()],
    ['sent', () => userEvent.keyboard('{Enter}')],
    ['saved by its keys', () => userEvent.keyboard('{Control>}s{/Control}')],
  ])('says that text is no date, and holds none, when it is %s', async (_, end) => {
    const field = open('2026-11-18');
    await userEvent.clear(field);
    await userEvent.type(field, '29-02-2027');
    await end(field);
    expect(screen.getByText('29-02-2027 is geen geldige datum')).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(held).toBeNaN();
    expect(field).toHaveValue('29-02-2027');
  });

  it('keeps text that is no date, and what is said of it, when it is drawn anew', async () => {
    render(<Form start="2026-11-18" />);
    const field = () => screen.getByLabelText('Factuurdatum');
    await userEvent.clear(field());
    await userEvent.type(field(), '29-02-2027');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Draai' }));
    expect(screen.getByText('29-02-2027 is geen geldige datum')).toBeVisible();
    expect(field()).toHaveValue('29-02-2027');
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '28-02-2027{Enter}');
    expect(held).toBe('2027-02-28');
  });

  it.each([
    ['28-2-27', '28-02-2027', '2027-02-28'],
    ['29-02-2027', '29-02-2027', Number.NaN],
  ])('keeps %s when it is drawn anew while that is typed', async (text, shown, date) => {
    render(<Form start="2026-11-18" />);
    const field = () => screen.getByLabelText('Factuurdatum');
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    // No click of a hand, which would leave the field first.
    fireEvent.click(screen.getByRole('button', { name: 'Draai' }));
    expect(field()).toHaveValue(shown);
    expect(held).toBe(date);
  });

  it('empties text that is no date with the form, and takes the same text again', async () => {
    const field = open(null);
    for (const _ of [1, 2]) {
      await userEvent.clear(field);
      await userEvent.type(field, '29-02-2027');
      await userEvent.tab();
      expect(field).toHaveValue('29-02-2027');
      expect(screen.getByText('29-02-2027 is geen geldige datum')).toBeVisible();
    }
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toHaveValue('');
    expect(held).toBeNull();
  });

  it.each([
    ['31-12-1899', '31-12-1899 is te vroeg: kies 01-01-1900 of later'],
    ['21-11-2026', '21-11-2026 is te laat: kies 20-11-2026 of eerder'],
  ])('says of %s what its limit is, and holds none', async (text, why) => {
    const field = open(null, { min: '1900-01-01', max: '2026-11-20' });
    await userEvent.type(field, `${text}{Enter}`);
    expect(screen.getByText(why)).toBeVisible();
    expect(held).toBeNaN();
  });

  it('has Tab go on from text that is no date to the next field, not to nothing', async () => {
    const field = open('2026-11-18');
    await userEvent.clear(field);
    await userEvent.type(field, '29-02-2027');
    await userEvent.tab();
    expect(screen.getByLabelText('Omschrijving')).toHaveFocus();
  });

  it('takes a date after text that was none', async () => {
    const field = open(null);
    await userEvent.type(field, '29-02-2027{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, '28-02-2027{Enter}');
    expect(held).toBe('2027-02-28');
    expect(screen.queryByText(/geen geldige datum/)).not.toBeInTheDocument();
  });

  it('takes a day that is picked while text that is none stands there', async () => {
    const field = open('2026-11-18');
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: '31-11-2026' } });
    fireEvent.click(screen.getByTitle('2026-11-20'));
    fireEvent.blur(field);
    expect(held).toBe('2026-11-20');
    expect(field).toHaveValue('20-11-2026');
  });
});
