import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderScreen } from '../../testing/render-screen';
import { ComboField, type Suggestion } from './combo-field';

const none = [] as const;
const one = [{ id: 1, label: 'Brood' }] as const;

function Example({ suggestions = none }: { suggestions?: readonly Suggestion[] }) {
  const { control } = useForm({ defaultValues: { title: '' } });
  return (
    <ComboField
      control={control}
      name="title"
      label="Omschrijving"
      suggestions={suggestions}
      onPick={() => {}}
      maxLength={5}
      isGrowing
    />
  );
}

it('takes no more than fits, and says so once it is full', async () => {
  const { user } = renderScreen(<Example />);
  const field = screen.getByRole('combobox', { name: 'Omschrijving' });
  await user.type(field, 'Brood');
  expect(field).toHaveAccessibleDescription('Maximale lengte van 5 tekens bereikt');
  await user.type(field, 'je');
  expect(field).toHaveValue('Brood');
  await user.clear(field);
  expect(field).toHaveAccessibleDescription('');
});

it('names the suggestion that is marked, and none before one is', async () => {
  const { user } = renderScreen(<Example suggestions={one} />);
  const field = screen.getByRole('combobox', { name: 'Omschrijving' });
  await user.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.type(field, 'B');
  expect(field).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_0$/));
});
