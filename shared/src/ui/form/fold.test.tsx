import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { requiredText } from '../../contract/fields';
import { renderScreen } from '../../testing/render-screen';
import { TextField } from '../fields/text-field';
import { Fold } from './fold';
import { FormFieldsProvider, useFormFields } from './form-fields';
import { useContractForm } from './use-contract-form';

const schema = v.object({
  city: requiredText('Plaats is verplicht', 60),
  phone: requiredText('Telefoon is verplicht', 60),
});

function ToPhone() {
  const fields = useFormFields();
  return (
    <button type="button" onClick={() => fields?.focus('phone')}>
      Naar het veld
    </button>
  );
}

function Example() {
  const form = useContractForm(schema, { city: '', phone: '' });
  const { control, handleSubmit } = form;
  return (
    <FormFieldsProvider form={form}>
      <form onSubmit={handleSubmit(() => {})}>
        <TextField control={control} name="city" label="Plaats" />
        <Fold control={control} label="Meer" summary="Telefoon">
          <TextField control={control} name="phone" label="Nummer" />
        </Fold>
        <button type="submit">Opslaan</button>
        <ToPhone />
      </form>
    </FormFieldsProvider>
  );
}

const phone = () => screen.getByLabelText('Nummer');

describe('fields that are folded away', () => {
  it('say what they are, and are shown when they are asked for', async () => {
    const { user } = renderScreen(<Example />);
    expect(phone()).not.toBeVisible();
    expect(screen.getByText('Telefoon')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meer', expanded: false }));
    expect(phone()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meer', expanded: true }));
    expect(phone()).not.toBeVisible();
  });

  it('are shown when one of them is wrong, which takes the focus where it is the first', async () => {
    const { user } = renderScreen(<Example />);
    await user.type(screen.getByLabelText('Plaats'), 'Gouda');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Telefoon is verplicht')).toBeVisible();
    expect(phone()).toHaveFocus();
  });

  it('leave the focus to a field before them that is wrong as well', async () => {
    const { user } = renderScreen(<Example />);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Telefoon is verplicht')).toBeVisible();
    expect(screen.getByLabelText('Plaats')).toHaveFocus();
  });

  it('open for who is led to one of them', async () => {
    const { user } = renderScreen(<Example />);
    await user.click(screen.getByRole('button', { name: 'Naar het veld' }));
    expect(phone()).toBeVisible();
    expect(phone()).toHaveFocus();
  });
});
