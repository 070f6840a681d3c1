import { screen } from '@testing-library/react';
import { call } from '../../api-client/call';
import { createProduct, type Product, ProductForm } from '../../contract/products';
import { useMutation } from '../../query';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { Button } from '../button';
import { TextField } from '../fields/text-field';
import { useContractForm } from './use-contract-form';
import { useSaveFailed } from './use-save-failed';

const bread = { title: 'Brood', description: '', value: 3.5, tax_id: 1, unit: 0 } as const;
const saved: Product = { ...bread, id: 1, active: 1, updated_at: '2026-11-20T10:00:00.000Z' };

const api = fakeApi();

function Form() {
  const { control, handleSubmit, setError } = useContractForm(ProductForm, bread);
  const save = useMutation({ mutationFn: () => call(createProduct, { body: bread }) });
  const onError = useSaveFailed(setError);
  return (
    <form onSubmit={handleSubmit(() => save.mutate(undefined, { onError }))}>
      <TextField control={control} name="title" label="Naam" />
      <Button htmlType="submit" loading={save.isPending}>
        Opslaan
      </Button>
      {save.isSuccess && <p>Bewaard</p>}
    </form>
  );
}

const save = () => screen.getByRole('button', { name: /Opslaan/ });

describe('a form of the contract', () => {
  it('is submitted once by a double click, while the first submit is on its way', async () => {
    let answer = (_: Product) => {};
    const answered = new Promise<Product>((resolve) => {
      answer = resolve;
    });
    api.on(createProduct, () => answered);
    const { user } = renderScreen(<Form />);
    await user.dblClick(save());
    answer(saved);
    expect(await screen.findByText('Bewaard')).toBeInTheDocument();
    expect(api.calls(createProduct)).toHaveLength(1);
  });

  it('can be submitted again after it was refused, here or by the server', async () => {
    api.fail(createProduct, 422, { errors: { title: ['Bestaat al'] } });
    const { user } = renderScreen(<Form />);
    const title = screen.getByRole('textbox', { name: 'Naam' });
    await user.clear(title);
    await user.click(save());
    expect(await screen.findByText('Naam is verplicht')).toBeInTheDocument();
    expect(api.calls(createProduct)).toHaveLength(0);

    await user.type(title, 'Brood');
    await user.click(save());
    expect(await screen.findByText('Bestaat al')).toBeInTheDocument();
    api.on(createProduct, () => saved);
    await user.click(save());
    expect(await screen.findByText('Bewaard')).toBeInTheDocument();
  });
});
