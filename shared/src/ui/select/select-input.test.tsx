import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { SelectInput } from './select-input';

const options = [
  { value: 1, label: 'Bakkerij Jansen' },
  { value: 2, label: 'Café De Hoek' },
];

type Props = { onSearch?: (text: string) => void; isWaiting?: boolean; value?: number };

/** Opens a picker, and says what can be chosen in it. */
async function offered({ value = 2, ...props }: Props) {
  const { user } = renderScreen(
    <SelectInput {...{ ...props, value, options }} aria-label="Klant" onChange={() => {}} />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Klant' }));
  return options
    .map(({ label }) => label)
    .filter((label) => screen.queryByText(label, { selector: '.ant-select-item *' }));
}

const search = () => {};
const all = ['Bakkerij Jansen', 'Café De Hoek'];

describe('while the server searches', () => {
  it('only the chosen one is offered, and not what was found before', async () => {
    expect(await offered({ onSearch: search, isWaiting: true })).toEqual(['Café De Hoek']);
  });

  it('without a chosen one it says so', async () => {
    expect(await offered({ onSearch: search, isWaiting: true, value: 0 })).toEqual([]);
    expect(screen.getByText('Zoeken…')).toBeVisible();
  });

  it('all that it found is offered once it has answered', async () => {
    expect(await offered({ onSearch: search })).toEqual(all);
  });
});

it('what nobody searches is offered while more of it is still to come', async () => {
  expect(await offered({ isWaiting: true })).toEqual(all);
});
