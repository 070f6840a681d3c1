import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { ApiError } from '../../api-client/api-error';
import { requiredText } from '../../contract/fields';
import { renderScreen } from '../../testing/render-screen';
import { TextField } from '../fields/text-field';
import { useNotices } from '../notices/notices-provider';
import { ErrorSummary } from './error-summary';
import { useContractForm } from './use-contract-form';
import { useSaveFailed } from './use-save-failed';

const Schema = v.object({
  name: v.pipe(
    requiredText('Naam is verplicht', 10),
    v.check((name) => !name.includes('?'), 'Geen vraagtekens'),
  ),
  products: v.array(v.object({ title: requiredText('Verplicht', 200) })),
});

function Form({ error, isBare = false }: { error: unknown; isBare?: boolean }) {
  const { control, handleSubmit, setError } = useContractForm(Schema, {
    name: 'Jansen',
    products: [{ title: 'Brood' }],
  });
  const saveFailed = useSaveFailed(setError);
  return (
    <form onSubmit={handleSubmit(() => saveFailed(error))}>
      {!isBare && <ErrorSummary control={control} />}
      <TextField control={control} name="name" label="Naam" maxLength={10} />
      <TextField control={control} name="products.0.title" label="Omschrijving" />
      <button type="submit">Opslaan</button>
    </form>
  );
}

async function save(error: unknown) {
  const { user } = renderScreen(<Form error={error} />);
  await user.click(screen.getByText('Opslaan'));
  return user;
}

/** What is done without a form: the server names fields that nobody sees. */
function Deed({ error }: { error: unknown }) {
  const { failed } = useNotices();
  return (
    <button type="button" onClick={() => failed(error)}>
      Doe het
    </button>
  );
}

it('says the words of a 422 where there is no form', async () => {
  const error = refusal({ ids: ['Kies een factuur'], date: ['Datum ontbreekt'] });
  const { user } = renderScreen(<Deed error={error} />);
  await user.click(screen.getByText('Doe het'));
  expect(await screen.findByText('Kies een factuur Datum ontbreekt')).toBeInTheDocument();
});

const refusal = (errors: Record<string, string[]>) => new ApiError(422, { message: 'x', errors });

describe('a form that could not be saved', () => {
  it('shows the message of a 422 at its field, nested ones too, and goes to the first', async () => {
    await save(refusal({ 'products.0.title': ['Te lang'], name: ['Bestaat al', 'Te kort'] }));
    expect(screen.getByLabelText('Omschrijving')).toHaveAccessibleDescription('Te lang');
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Bestaat al Te kort');
    expect(screen.getByLabelText('Omschrijving')).toHaveFocus();
    expect(await screen.findByText('Niet alle velden zijn juist ingevuld')).toBeInTheDocument();
  });

  it('lists what belongs to no field above the form', async () => {
    await save(refusal({ total: ['Totaalbedrag is onjuist'] }));
    const [summary] = screen.getAllByRole('alert');
    expect(summary).toHaveTextContent('Totaalbedrag is onjuist');
  });

  it('tells what belongs to no field in a notice, where nothing lists it', async () => {
    const { user } = renderScreen(<Form error={refusal({ total: ['Klopt niet'] })} isBare />);
    await user.click(screen.getByText('Opslaan'));
    expect(await screen.findByText('Klopt niet')).toBeInTheDocument();
  });

  it('says anything else in a notice, and nothing at the fields', async () => {
    await save(new ApiError(409, { message: 'Intussen gewijzigd door Mieke' }));
    expect(await screen.findByText('Intussen gewijzigd door Mieke')).toBeInTheDocument();
    expect(screen.getByLabelText('Naam')).toBeValid();
  });

  it('says the words of the contract on leaving a field, and when it is full', async () => {
    const user = await save(null);
    const field = screen.getByLabelText('Naam');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveAccessibleDescription('Naam is verplicht');
    await user.type(field, 'Bakkerij Jansen');
    expect(field).toHaveAccessibleDescription('Maximale lengte van 10 tekens bereikt');
  });

  it('says that a field is full also beside what is wrong in it', async () => {
    const user = await save(null);
    const field = screen.getByLabelText('Naam');
    await user.clear(field);
    await user.type(field, 'Bakkerij??');
    await user.click(screen.getByText('Opslaan'));
    expect(field).toHaveAccessibleDescription(
      'Geen vraagtekens Maximale lengte van 10 tekens bereikt',
    );
  });
});
