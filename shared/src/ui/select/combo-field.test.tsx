import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderScreen } from '../../testing/render-screen';
import { ComboField, type Suggestion } from './combo-field';

const none = [] as const;
const one = [{ id: 1, label: 'Brood' }] as const;

type Props = {
  suggestions?: readonly Suggestion[];
  isWaiting?: boolean;
  onPick?: (suggestion: Suggestion) => void;
};

function Example({ suggestions = none, isWaiting, onPick = () => {} }: Props) {
  const { control } = useForm({ defaultValues: { title: '' } });
  return (
    <ComboField
      control={control}
      name="title"
      label="Omschrijving"
      suggestions={suggestions}
      isWaiting={isWaiting}
      onPick={onPick}
      maxLength={5}
      isGrowing
    />
  );
}

it('takes no more than fits, and says so once it is full', async () => {
  const { user } = renderScreen(<Example />);
  const field = screen.getByRole('textbox', { name: 'Omschrijving' });
  await user.type(field, 'Brood');
  expect(field).toHaveAccessibleDescription('Maximale lengte van 5 tekens bereikt');
  await user.type(field, 'je');
  expect(field).toHaveValue('Brood');
  await user.clear(field);
  expect(field).toHaveAccessibleDescription('');
});

it('names the suggestion that is marked, and none before one is', async () => {
  const { user } = renderScreen(<Example suggestions={one} />);
  const field = screen.getByRole('textbox', { name: 'Omschrijving' });
  // A role and a state that a text of several lines may not have.
  expect(field).not.toHaveAttribute('aria-expanded');
  expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await user.click(field);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.type(field, 'B');
  expect(field).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_0$/));
});

it('takes the one that is chosen of two that are called the same', async () => {
  const picked: number[] = [];
  const same = [1, 2].map((id) => ({ id, label: 'Brood' }));
  const { user } = renderScreen(
    <Example suggestions={same} onPick={({ id }) => picked.push(id)} />,
  );
  const field = screen.getByRole('textbox', { name: 'Omschrijving' });
  for (const which of [0, 1]) {
    await user.clear(field);
    await user.type(field, 'B');
    await user.click((await screen.findAllByTitle('Brood'))[which] as HTMLElement);
    expect(field).toHaveValue('Brood');
  }
  expect(picked).toEqual([1, 2]);
});

it('offers what comes once the field was left when it is entered again, and not over the next one', async () => {
  const { user } = renderScreen(<Slow />);
  const field = screen.getByRole('textbox', { name: 'Omschrijving' });
  await user.type(field, 'B');
  await user.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(screen.queryByText('Brood')).not.toBeInTheDocument();
  await user.click(field);
  expect(await screen.findByTitle('Brood')).toBeVisible();
});

/** Is given its suggestions at a press of the button. */
function Slow() {
  const [isWaiting, setWaiting] = useState(true);
  return (
    <>
      <Example suggestions={one} isWaiting={isWaiting} />
      <button type="button" onClick={() => setWaiting(false)}>
        Klaar
      </button>
    </>
  );
}
