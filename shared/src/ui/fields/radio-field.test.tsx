import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { renderScreen } from '../../testing/render-screen';
import { useContractForm } from '../form/use-contract-form';
import { CheckboxField } from './choice-fields';
import { RadioField } from './radio-field';

const Schema = v.object({ kind: v.string(), isSure: v.boolean() });
const options = [
  { value: 'sales', label: 'Verkoop' },
  { value: 'purchase', label: 'Inkoop' },
];

function Form() {
  const { control, setError } = useContractForm(Schema, { kind: 'sales', isSure: false });
  const refuse = () => {
    setError('kind', { message: 'Inkoop kan niet' });
    setError('isSure', { message: 'Bevestig dit eerst' });
  };
  return (
    <>
      <RadioField control={control} name="kind" label="Soort" options={options} />
      <CheckboxField control={control} name="isSure" label="Zeker" />
      <button type="button" onClick={refuse}>
        Weiger
      </button>
    </>
  );
}

it('says what is wrong with a choice, as its form takes it for said', async () => {
  const { user } = renderScreen(<Form />);
  await user.click(screen.getByText('Weiger'));
  expect(await screen.findByText('Inkoop kan niet')).toBeVisible();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Inkoop kan niet');
  expect(screen.getByLabelText('Zeker')).toHaveAccessibleDescription('Bevestig dit eerst');
});
