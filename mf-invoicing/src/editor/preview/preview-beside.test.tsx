import { previewInvoice } from '@boekwerk/shared/contract/invoicing';
import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice } from '../../testing/an-invoice';
import { MovedCustomer } from '../../testing/moved-customer';
import { openInvoice, openNewInvoice } from '../../testing/open-invoice';

signedIn();

/** A window of this width. */
function wide(width: number) {
  const media = window.matchMedia('print');
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return { ...media, matches: width >= least };
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const choice = () => screen.findByRole('switch', { name: 'Voorbeeld ernaast' });

describe('the page beside the form', () => {
  it('is not offered where there is no room for it', async () => {
    wide(1280);
    openInvoice(anInvoice());
    await screen.findByLabelText('Onderwerp');
    expect(screen.queryByRole('switch', { name: 'Voorbeeld ernaast' })).not.toBeInTheDocument();
  });

  it('is there for who asked for it, also the next time, and asks for nothing before it can be drawn', async () => {
    wide(1440);
    const { api, user, unmount } = openNewInvoice(anInvoice());
    expect(await choice()).not.toBeChecked();
    await user.click(await choice());
    expect(
      await screen.findByText(
        'Het voorbeeld komt hier zodra er een klant en een regel zijn ingevuld.',
      ),
    ).toBeVisible();
    expect(api.calls(previewInvoice)).toEqual([]);
    unmount();

    openNewInvoice(anInvoice());
    expect(await choice()).toBeChecked();
  });

  it('follows what is typed, once nobody types', async () => {
    wide(1920);
    const { api, user } = openInvoice(anInvoice());
    api.fail(previewInvoice, 500, { message: 'Nu niet' });
    await waitFor(() => expect(api.calls(previewInvoice)).toHaveLength(1));
    await user.type(screen.getByLabelText('Onderwerp'), ' en december');
    await waitFor(() =>
      expect(api.calls(previewInvoice).at(-1)?.body).toMatchObject({
        id: 12,
        description: 'Levering november en december',
      }),
    );
    expect(await screen.findByText('Het voorbeeld kan niet worden gemaakt')).toBeVisible();
  });

  it('is drawn anew once its customer is changed, of which nothing stands in the form', async () => {
    wide(1920);
    deploy();
    provideRemoteLoader(async () => ({ Widget: MovedCustomer }));
    const { api, user } = openInvoice(anInvoice());
    api.fail(previewInvoice, 500, { message: 'Nu niet' });
    await waitFor(() => expect(api.calls(previewInvoice)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Bewerk' }));
    await user.click(await screen.findByRole('button', { name: 'Verhuis' }));
    await waitFor(() => expect(api.calls(previewInvoice)).toHaveLength(2));
  });
});
