import { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen, waitFor } from '@testing-library/react';
import { aDocument } from '../testing/a-document';
import { Widget } from './widget';

const api = fakeApi();
uploadByFetch();

function open(relationId?: number) {
  const busy: boolean[] = [];
  const onClose = jest.fn();
  const view = renderScreen(
    <Widget relationId={relationId} onBusy={(is) => busy.push(is)} onClose={onClose} />,
  );
  const choose = () =>
    view.user.upload(
      screen.getByLabelText(/Sleep bestanden hierheen/),
      new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' }),
    );
  return { ...view, busy, onClose, choose };
}

describe('the upload on another page', () => {
  it('names the client that an accountant hands in for, and links to no document of theirs', async () => {
    api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: 3 }));
    const { choose } = open(12);
    await choose();
    await screen.findByText('Dit document is al aangeleverd');
    expect(api.calls(uploadBookingItem)[0]?.body).toEqual({ relation_id: 12 });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('hands in for the own company, and leads to the earlier document of a duplicate', async () => {
    api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: 3 }));
    const { choose } = open();
    await choose();
    const link = await screen.findByRole('link', { name: 'Bekijk het eerdere document' });
    expect(link).toHaveAttribute('href', '/administration/document/overview?id=3');
    expect(api.calls(uploadBookingItem)[0]?.body).toEqual({});
  });

  it('hands in at once what it is given, once, and says that it has it', async () => {
    api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: null }));
    const onTaken = jest.fn();
    const given = { files: [new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' })], onTaken };
    const props = { onBusy: () => {}, onClose: () => {} };
    renderScreen(<Widget given={given} {...props} />);
    expect(await screen.findByText('1 bestand geüpload')).toBeVisible();
    expect(api.calls(uploadBookingItem)).toHaveLength(1);
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  it('tells while a file is on its way, and leaves closing to the page', async () => {
    let finish = () => {};
    api.on(uploadBookingItem, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { item: aDocument(), duplicate_of: null };
    });
    const { choose, busy, user, onClose } = open();
    await choose();
    await waitFor(() => expect(busy).toEqual([false, true]));
    await waitFor(() => expect(api.calls(uploadBookingItem)).toHaveLength(1));
    finish();
    await screen.findByText('1 bestand geüpload');
    expect(busy).toEqual([false, true, false]);
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    expect(onClose).toHaveBeenCalled();
  });
});
