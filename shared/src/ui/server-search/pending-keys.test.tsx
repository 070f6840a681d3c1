import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepPreviousData, useQuery } from '../../query';
import { renderScreen } from '../../testing/render-screen';
import { ComboField } from '../select/combo-field';
import { SelectInput } from '../select/select-input';
import { useServerSearch } from './use-server-search';

const ALL = ['Bakkerij Jansen', 'Café De Hoek', 'Jansen & Zonen', 'Zeilschool'];

/** What was asked and is not answered yet. */
const open = new Map<string, (names: string[]) => void>();
const picked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  open.clear();
  picked.mockReset();
});
afterEach(() => jest.useRealTimers());

function useFound() {
  const search = useServerSearch();
  const answer = useQuery({
    queryKey: [search.asked],
    queryFn: () => new Promise<string[]>((resolve) => open.set(search.asked, resolve)),
    placeholderData: keepPreviousData,
  });
  return { search, isWaiting: search.isWaitingFor(answer), names: answer.data ?? [] };
}

function Customer() {
  const { search, isWaiting, names } = useFound();
  const [value, setValue] = useState<string | null>(null);
  return (
    <SelectInput
      aria-label="Klant"
      value={value}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(name) => {
        setValue(name);
        picked(name);
      }}
      onSearch={search.type}
      isWaiting={isWaiting}
      nothingFound="Niemand"
    />
  );
}

function Product() {
  const { search, isWaiting, names } = useFound();
  const { control } = useForm({ defaultValues: { title: '' } });
  return (
    <ComboField
      control={control}
      isWaiting={isWaiting}
      name="title"
      label="Omschrijving"
      suggestions={names.map((label) => ({ id: ALL.indexOf(label), label }))}
      onType={search.type}
      onPick={({ label }) => picked(label)}
    />
  );
}

const answer = (search: string) =>
  act(async () => {
    open.get(search)?.(ALL.filter((name) => name.toLowerCase().includes(search)));
    await jest.advanceTimersByTimeAsync(50);
  });

const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

/** Opens a picker that shows all names. */
async function openPicker(picker: 'Klant' | 'Omschrijving') {
  renderScreen(picker === 'Klant' ? <Customer /> : <Product />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  await pass(0);
  await answer('');
  await user.click(screen.getByRole('combobox', { name: picker }));
  return user;
}

describe.each([0, 150, 350])('Enter %i ms after the last letter', (delay) => {
  it('picks what was typed, and not what stood first in the list before', async () => {
    const user = await openPicker('Klant');
    await user.keyboard('zeil');
    await pass(delay);
    await user.keyboard('{Enter}');
    await pass(350);
    expect(picked).not.toHaveBeenCalled();
    await answer('zeil');
    expect(picked.mock.calls).toEqual([['Zeilschool']]);
  });

  it('goes down in the list of what was typed', async () => {
    const user = await openPicker('Klant');
    await user.keyboard('jansen');
    await pass(delay);
    await user.keyboard('{ArrowDown}{Enter}');
    await pass(350);
    await answer('jansen');
    expect(picked.mock.calls).toEqual([['Jansen & Zonen']]);
  });

  it('takes a suggestion for what was typed', async () => {
    const user = await openPicker('Omschrijving');
    await user.keyboard('jansen');
    await pass(delay);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await pass(350);
    await answer('jansen');
    expect(picked.mock.calls).toEqual([['Jansen & Zonen']]);
    expect(screen.getByRole('combobox')).toHaveValue('Jansen & Zonen');
  });
});

it('picks what was typed, and not the one that was chosen before and is still offered', async () => {
  const user = await openPicker('Klant');
  await user.keyboard('zeil{Enter}');
  await pass(350);
  await answer('zeil');
  await user.click(screen.getByRole('combobox', { name: 'Klant' }));
  await user.keyboard('bakk{Enter}');
  await pass(350);
  await answer('bakk');
  expect(picked.mock.calls).toEqual([['Zeilschool'], ['Bakkerij Jansen']]);
});

it('picks with Tab as well, and moves on with it when the list is closed', async () => {
  const user = await openPicker('Klant');
  await user.keyboard('zeil{Tab}');
  await pass(350);
  await answer('zeil');
  expect(picked.mock.calls).toEqual([['Zeilschool']]);
  await user.tab();
  expect(screen.getByRole('combobox')).not.toHaveFocus();
});

it.each([[['jan', 'jansen']], [['jansen', 'jan']]])(
  'goes by the answer to what was typed last when they come as %s',
  async (order) => {
    const user = await openPicker('Klant');
    await user.keyboard('jan');
    await pass(350);
    await user.keyboard('sen');
    await pass(350);
    await user.keyboard('{ArrowDown}{Enter}');
    for (const search of order) await answer(search);
    expect(picked.mock.calls).toEqual([['Jansen & Zonen']]);
  },
);

it('forgets Enter when typing goes on, and on Escape', async () => {
  const user = await openPicker('Klant');
  await user.keyboard('jan{Enter}sen');
  await pass(350);
  await answer('jansen');
  await user.keyboard('{Backspace}{Enter}{Escape}');
  await pass(350);
  await answer('janse');
  expect(picked).not.toHaveBeenCalled();
});

it('leaves free text as it was typed', async () => {
  const user = await openPicker('Omschrijving');
  await user.keyboard('zeil{Enter}');
  await pass(350);
  await answer('zeil');
  expect(picked).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox')).toHaveValue('zeil');
});
