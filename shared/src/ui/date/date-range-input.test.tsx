import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { DateRangeInput } from './date-range-input';
import type { Period } from './periods';

let held: Period;

function Page() {
  const [period, setPeriod] = useState<Period>({ from: '2026-11-01', to: '' });
  held = period;
  return (
    <>
      <DateRangeInput label="Factuurdatum" value={period} onChange={setPeriod} />
      <button type="button" onClick={() => setPeriod({ from: '', to: '' })}>
        Wis
      </button>
      <button type="button" onClick={() => setPeriod({ from: '2026-10-01', to: '2026-10-31' })}>
        Kies
      </button>
    </>
  );
}

describe('DateRangeInput', () => {
  it('takes typed dates before its calendars are there', () => {
    renderScreen(<Page />);
    const field = screen.getByLabelText('Factuurdatum tot en met');
    expect(screen.getByLabelText('Factuurdatum vanaf')).toHaveValue('01-11-2026');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '20-11-26' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(held).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  });

  it('brings its calendars to the field that was clicked', async () => {
    const { user } = renderScreen(<Page />);
    await user.click(screen.getByLabelText('Factuurdatum tot en met'));
    await user.click(await screen.findByText('Dit jaar'));
    expect(held.from).toMatch(/-01-01$/);
    expect(screen.getByLabelText('Factuurdatum vanaf')).toHaveValue(
      held.from.split('-').reverse().join('-'),
    );
  });

  it('takes a short year in its calendars too', async () => {
    const { user } = renderScreen(<Page />);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(document.querySelector('.ant-picker-range')).not.toBeNull());
    await user.keyboard('20-11-26{Enter}');
    expect(held).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  });

  it('keeps the focus where it was when the calendars come', async () => {
    const { user } = renderScreen(<Page />);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(document.querySelector('.ant-picker-range')).not.toBeNull());
    expect(screen.getByLabelText('Factuurdatum tot en met')).toHaveFocus();
  });

  const why = () => screen.queryByText('31-11-2026 is geen geldige datum');

  it('says that what was typed is no date, keeps it to be corrected, and keeps the period', () => {
    renderScreen(<Page />);
    const field = screen.getByLabelText('Factuurdatum vanaf');
    fireEvent.change(field, { target: { value: '31-11-2026' } });
    fireEvent.blur(field);
    expect(why()).toBeVisible();
    expect(field).toHaveAccessibleDescription('31-11-2026 is geen geldige datum');
    expect(field).toHaveValue('31-11-2026');
    expect(field).toBeInvalid();
    expect(held).toEqual({ from: '2026-11-01', to: '' });
    fireEvent.change(field, { target: { value: '30-11-2026' } });
    fireEvent.blur(field);
    expect(held).toEqual({ from: '2026-11-30', to: '' });
    expect(why()).toBeNull();
  });

  it('says so in its calendars too, until the period is another', async () => {
    const { user } = renderScreen(<Page />);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(document.querySelector('.ant-picker-range')).not.toBeNull());
    await user.keyboard('31-11-2026{Tab}');
    expect(why()).toBeVisible();
    expect(screen.getByLabelText('Factuurdatum tot en met')).toHaveAccessibleDescription(
      '31-11-2026 is geen geldige datum',
    );
    expect(held).toEqual({ from: '2026-11-01', to: '' });
    const end = screen.getByLabelText('Factuurdatum tot en met');
    expect(end).toHaveValue('31-11-2026');
    expect(end).toBeInvalid();
    expect(screen.getByLabelText('Factuurdatum vanaf')).toHaveValue('01-11-2026');
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    expect(why()).toBeNull();
  });

  it('corrects what stands in its calendars, also after the other day was typed', async () => {
    const { user } = renderScreen(<Page />);
    await user.tab();
    await user.tab();
    await waitFor(() => expect(document.querySelector('.ant-picker-range')).not.toBeNull());
    await user.keyboard('31-11-2026{Tab}');
    const [begin, end] = [
      screen.getByLabelText('Factuurdatum vanaf'),
      screen.getByLabelText('Factuurdatum tot en met'),
    ];
    await user.clear(begin);
    await user.type(begin, '2-11-26{Enter}');
    expect(held).toEqual({ from: '2026-11-02', to: '' });
    expect(end).toHaveValue('31-11-2026');
    expect(why()).toBeVisible();
    await user.type(end, '0{Enter}', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(end).toHaveValue('30-11-2026');
    expect(held).toEqual({ from: '2026-11-02', to: '2026-11-30' });
    expect(why()).toBeNull();
  });

  it.each([
    ['vanaf', 'tot en met'],
    ['tot en met', 'vanaf'],
  ])(
    'keeps what was refused of %s when the other day is typed and left by Tab',
    async (wrong, right) => {
      const { user } = renderScreen(<Page />);
      await user.click(screen.getByRole('button', { name: 'Wis' }));
      await user.tab({ shift: true });
      await waitFor(() => expect(document.querySelector('.ant-picker-range')).not.toBeNull());
      const [refused, other] = [wrong, right].map((end) =>
        screen.getByLabelText(`Factuurdatum ${end}`),
      );
      for (const [field, text] of [
        [refused, '31-11-2026'],
        [other, '02-11-2026'],
      ] as const) {
        await user.clear(field as HTMLElement);
        await user.type(field as HTMLElement, text);
        await user.tab();
      }
      expect(Object.values(held).filter(Boolean)).toEqual(['2026-11-02']);
      expect(refused).toHaveValue('31-11-2026');
      expect(why()).toBeVisible();
    },
  );

  it('says of a period that ends before it begins that it does, until it is put right', () => {
    renderScreen(<Page />);
    const end = screen.getByLabelText('Factuurdatum tot en met');
    const endsFirst = () => screen.queryByText('De einddatum ligt voor de begindatum');
    fireEvent.change(end, { target: { value: '31-10-2026' } });
    fireEvent.blur(end);
    expect(held).toEqual({ from: '2026-11-01', to: '2026-10-31' });
    expect(endsFirst()).toBeVisible();
    expect(end).toHaveAccessibleDescription('De einddatum ligt voor de begindatum');
    fireEvent.change(end, { target: { value: '1-11-2026' } });
    fireEvent.blur(end);
    expect(endsFirst()).toBeNull();
  });

  it('says no more of it once the period was another, also when that is taken back', () => {
    renderScreen(<Page />);
    const field = screen.getByLabelText('Factuurdatum vanaf');
    const type = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    };
    fireEvent.click(screen.getByRole('button', { name: 'Wis' }));
    type('31-11-2026');
    expect(why()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Kies' }));
    expect(why()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Wis' }));
    expect(why()).toBeNull();
  });
});
