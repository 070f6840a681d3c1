import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { DateField } from './date-field';

type Values = { date: string | null };
let held: string | null | undefined;

function Form({ start }: { start: string | null }) {
  const { control, watch } = useForm<Values>({ defaultValues: { date: start } });
  held = watch('date');
  return <DateField control={control} name="date" label="Factuurdatum" />;
}

function open(start: string | null): HTMLElement {
  render(<Form start={start} />);
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

  it('keeps the date when what is typed is none', async () => {
    const field = open('2026-11-18');
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: '30-02-2026' } });
    fireEvent.blur(field);
    expect(held).toBe('2026-11-18');
  });
});
