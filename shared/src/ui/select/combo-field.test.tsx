import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderScreen } from '../../testing/render-screen';
import { ComboField } from './combo-field';

function Example() {
  const { control } = useForm({ defaultValues: { title: '' } });
  return (
    <ComboField
      control={control}
      name="title"
      label="Omschrijving"
      suggestions={[]}
      onPick={() => {}}
      maxLength={5}
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
