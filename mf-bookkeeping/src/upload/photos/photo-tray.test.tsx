import { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { fireEvent, screen, within } from '@testing-library/react';
import { aDocument } from '../../testing/a-document';
import { Widget } from '../widget';

const api = fakeApi();
uploadByFetch();
URL.createObjectURL = () => 'blob:http://localhost/1';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

function open() {
  const busy: boolean[] = [];
  const view = renderScreen(<Widget onBusy={(is) => busy.push(is)} onClose={jest.fn()} />);
  const choose = (...names: string[]) =>
    view.user.upload(screen.getByLabelText('Foto’s kiezen'), names.map(photo));
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, busy, choose, press };
}

describe('photos before they are handed in', () => {
  beforeEach(() => {
    api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: null }));
  });

  it('are put in order and turned, and become one document', async () => {
    const { choose, press, busy } = open();
    await choose('een.jpg', 'twee.jpg');
    await choose('drie.jpg');
    expect(screen.getByRole('heading', { name: '3 foto’s' })).toBeVisible();
    expect(api.calls(uploadBookingItem)).toEqual([]);
    expect(busy.at(-1)).toBe(true);

    await press('Foto 3 omhoog');
    await press('Foto 2 omhoog');
    expect(screen.getByText('Foto 2: plaats 1 van 3')).toBeInTheDocument();
    // At the top of the list that button is disabled: the focus stays with the photo.
    expect(screen.getByRole('button', { name: 'Foto 1 omlaag' })).toHaveFocus();
    await press('Foto 1 draaien');
    expect(screen.getByAltText('Foto 1')).toHaveStyle({ transform: 'rotate(90deg)' });

    await press('Als één document');
    await screen.findByText('1 bestand geüpload');
    expect(screen.getByText('drie.pdf')).toBeVisible();
    expect(api.calls(uploadBookingItem)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: /foto/ })).not.toBeInTheDocument();
    expect(busy.at(-1)).toBe(false);
  });

  it('are removed, with the focus on the next one, and handed in one by one', async () => {
    const { choose, press } = open();
    await choose('een.jpg', 'twee.jpg', 'drie.jpg');
    await press('Foto 1 verwijderen');
    expect(screen.getByRole('button', { name: 'Foto 1 verwijderen' })).toHaveFocus();
    await press('Als losse documenten');
    await screen.findByText('2 bestanden geüpload');
    const names = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(names).toEqual([
      expect.stringContaining('twee.jpg'),
      expect.stringContaining('drie.jpg'),
    ]);
  });

  it('come from the camera one after the other, each under a name of its own', async () => {
    const { user, press } = open();
    const camera = screen.getByLabelText('Foto maken');
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(camera).toHaveAttribute('accept', 'image/*');
    await user.upload(camera, photo('image.jpg'));
    await press('Uploaden');
    expect(await screen.findByText(/^Foto \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.jpg/)).toBeVisible();
  });

  it('of a kind that cannot be, are told apart at once', async () => {
    const { choose, user } = open();
    await choose('een.jpg');
    await user.upload(
      screen.getByLabelText('Foto maken'),
      new File(['x'], 'IMG_1.heic', { type: 'image/heic' }),
    );
    expect(screen.getByRole('heading', { name: '1 foto' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Een HEIC-foto kan niet');
  });

  it('stay where they are when the connection is lost, and go on when it is back', async () => {
    api.fail(uploadBookingItem, 503);
    const { choose, press, busy } = open();
    await choose('een.jpg', 'twee.jpg');
    await press('Als één document');
    const row = (await screen.findByText('een.pdf')).closest('li') as HTMLElement;
    await within(row).findByRole('alert');
    expect(busy.at(-1)).toBe(true);
    api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: null }));
    fireEvent(window, new Event('online'));
    await screen.findByText('1 bestand geüpload');
    expect(busy.at(-1)).toBe(false);
  });
});
