import {
  activateProduct,
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type Product,
  updateProduct,
} from '@boekwerk/shared/contract/products';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { ProductOverviewPage } from './product-overview-page';

signedIn();

const path = '/invoicing/product/overview';

const bread: Product = {
  id: 31,
  title: 'Volkorenbrood',
  description: 'Gesneden',
  value: 3.95,
  tax_id: 2,
  unit: 0,
  active: 1,
  updated_at: '2026-11-20T10:00:00.000Z',
};

function open(products: Product[] = [bread], at = path) {
  const api = fakeApi();
  api.on(listProducts, () => pageOf(products));
  api.on(getProduct, () => bread);
  return { api, ...renderScreen(<ProductOverviewPage />, { path, at }) };
}

/** The dialog that asks; it stands over the form, whose name it cannot be told from here. */
const question = async () => {
  const text = await screen.findByText('Weet je zeker dat je Volkorenbrood wil verwijderen?');
  return text.closest<HTMLElement>('[role=dialog]') as HTMLElement;
};

const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('the product overview', () => {
  it('asks the API for what stands in the address, and shows name, description and price', async () => {
    const { api } = open([bread], `${path}?search=brood&sort=value&order=desc`);
    const row = (await screen.findByText('Volkorenbrood')).closest('tr');
    expect(within(row as HTMLElement).getByText('Gesneden')).toBeInTheDocument();
    expect(within(row as HTMLElement).getByText('€ 3,95')).toBeInTheDocument();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Naam', 'Beschrijving', 'Prijs', 'Acties']);
    expect(api.calls(listProducts)[0]?.query).toMatchObject({
      search: 'brood',
      sort: 'value',
      order: 'desc',
    });
  });

  it('invites to make the first product, which needs a name, a price and VAT', async () => {
    const { api, user } = open([]);
    api.on(createProduct, ({ body }) => ({ ...bread, ...body, updated_at: bread.updated_at }));
    expect(await screen.findByText('Er zijn nog geen producten aangemaakt')).toBeInTheDocument();
    expect(screen.getByText('Ga je gang en maak je eerste product aan')).toBeInTheDocument();

    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Nieuw product' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Beschrijving'), 'Zuurdesem');
    await user.click(save());
    expect(await screen.findByText('Naam is verplicht')).toBeInTheDocument();
    expect(screen.getByText('Bedrag is verplicht')).toBeInTheDocument();
    expect(api.calls(createProduct)).toEqual([]);

    await user.type(screen.getByLabelText('*Naam'), 'Desembrood');
    await user.type(screen.getByLabelText('*Prijs'), '4,5');
    await user.click(save());
    expect(await screen.findByText('Desembrood is aangemaakt')).toBeInTheDocument();
    expect(api.calls(createProduct)[0]?.body).toMatchObject({
      title: 'Desembrood',
      value: 4.5,
      tax_id: 1,
      unit: 0,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a product from its row, shows what the API refuses, and keeps what was typed when it is stale', async () => {
    const { api, user } = open();
    await user.click(await screen.findByText('Gesneden'));
    expect(await screen.findByRole('dialog', { name: 'Volkorenbrood' })).toBeInTheDocument();
    expect(save()).toBeDisabled();

    api.fail(updateProduct, 422, { errors: { title: ['Deze naam is er al'] } });
    await user.type(screen.getByLabelText('*Naam'), ' XL');
    await user.click(save());
    expect(await screen.findByText('Deze naam is er al')).toBeInTheDocument();

    api.fail(updateProduct, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    expect(await screen.findByText(/^Piet heeft dit intussen gewijzigd/)).toBeInTheDocument();
    expect(screen.getByLabelText('*Naam')).toHaveValue('Volkorenbrood XL');
    expect(api.calls(updateProduct)[0]).toMatchObject({
      params: { id: 31 },
      body: { title: 'Volkorenbrood XL', updated_at: bread.updated_at },
    });
  });

  it('shows what a colleague made of it meanwhile, keeps what was typed, and saves that over it', async () => {
    const { api, user } = open();
    await user.click(await screen.findByText('Gesneden'));
    api.fail(updateProduct, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.type(await screen.findByLabelText('*Naam'), ' XL');
    const theirs = { ...bread, value: 4.25, updated_at: '2026-11-20T11:00:00.000Z' };
    api.on(getProduct, () => theirs);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('4,25')).toBeVisible();
    expect(screen.getByLabelText('*Naam')).toHaveValue('Volkorenbrood');

    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    expect(screen.getByLabelText('*Naam')).toHaveValue('Volkorenbrood XL');
    api.on(updateProduct, () => theirs);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    const { updated_at } = theirs;
    expect(api.calls(updateProduct).at(-1)?.body).toMatchObject({ updated_at });
  });

  it('that a colleague changed meanwhile is not deleted, and shown as it is now', async () => {
    const { api, user } = open();
    await user.click(await screen.findByText('Gesneden'));
    const updated_at = '2026-11-20T11:00:00.000Z';
    api.on(getProduct, () => ({ ...bread, value: 4.25, updated_at }));
    api.fail(deleteProduct, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    const form = await screen.findByRole('dialog', { name: 'Volkorenbrood' });
    const remove = async () => {
      await user.click(within(form).getByRole('button', { name: 'Verwijderen' }));
      await user.click(within(await question()).getByRole('button', { name: 'Verwijderen' }));
    };
    await remove();
    expect(await screen.findByText('Piet heeft dit intussen gewijzigd')).toBeVisible();
    expect(await screen.findByDisplayValue('4,25')).toBeVisible();
    api.on(deleteProduct, () => null);
    await remove();
    expect(await screen.findByText('Het item is verwijderd')).toBeVisible();
    expect(api.calls(deleteProduct).map(({ body }) => body)).toEqual([
      { updated_at: bread.updated_at },
      { updated_at },
    ]);
  });

  it('can be deleted with something typed, once what a colleague made of it was looked at', async () => {
    const { api, user } = open();
    await user.click(await screen.findByText('Gesneden'));
    const updated_at = '2026-11-20T11:00:00.000Z';
    const form = await screen.findByRole('dialog', { name: 'Volkorenbrood' });
    await user.type(await screen.findByLabelText('*Naam'), ' XL');
    api.on(getProduct, () => ({ ...bread, value: 4.25, updated_at }));
    api.fail(deleteProduct, 409, { message: 'Piet heeft dit intussen gewijzigd.' });
    const remove = async () => {
      await user.click(within(form).getByRole('button', { name: 'Verwijderen' }));
      await user.click(within(await question()).getByRole('button', { name: 'Verwijderen' }));
    };
    await remove();
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('4,25')).toBeVisible();
    api.on(deleteProduct, () => null);
    await remove();
    expect(await screen.findByText('Het item is verwijderd')).toBeVisible();
    expect(api.calls(deleteProduct).at(-1)?.body).toEqual({ updated_at });
  });

  it('asks before a changed product is closed, and gives the focus back to its row', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Volkorenbrood' }));
    await user.type(await screen.findByLabelText('*Naam'), ' XL');
    await user.keyboard('{Escape}');
    expect(
      await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afsluiten' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Volkorenbrood' })).toHaveFocus();
  });

  it('is deleted with what was typed of it and not saved', async () => {
    saveDraft('product.31', {});
    const { api, user } = open();
    api.on(deleteProduct, () => null);
    await user.click(await screen.findByRole('button', { name: 'Acties' }));
    await user.click(await screen.findByText('Verwijderen'));
    await user.click(within(await question()).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Het item is verwijderd')).toBeInTheDocument();
    expect(readDraft('product.31')).toBeNull();
  });

  it('asks before it deletes, from the menu of the row and from the form', async () => {
    const { api, user } = open();
    api.on(deleteProduct, () => null);
    await user.click(await screen.findByRole('button', { name: 'Acties' }));
    await user.click(await screen.findByText('Verwijderen'));
    await question();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(api.calls(deleteProduct)).toEqual([]);

    await user.click(screen.getByText('Gesneden'));
    const form = await screen.findByRole('dialog', { name: 'Volkorenbrood' });
    await user.click(within(form).getByRole('button', { name: 'Verwijderen' }));
    await user.click(within(await question()).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Het item is verwijderd')).toBeInTheDocument();
    const { id, updated_at } = bread;
    expect(api.calls(deleteProduct)).toMatchObject([{ params: { id }, body: { updated_at } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    api.on(activateProduct, () => bread);
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('Volkorenbrood is teruggezet')).toBeInTheDocument();
    expect(api.calls(activateProduct)[0]?.params.id).toBe(31);
  });
});
