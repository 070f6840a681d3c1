import { addAttachments, deleteAttachment } from '@boekwerk/shared/contract/attachments';
import type { Attachment } from '@boekwerk/shared/contract/invoice';
import { createInvoice, getInvoice } from '@boekwerk/shared/contract/invoicing';
import { saveDraft } from '@boekwerk/shared/session/drafts';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen, waitFor, within } from '@testing-library/react';
import { valuesOf } from '../editor/invoice-values';
import { anInvoice } from '../testing/an-invoice';
import { openInvoice, openNewInvoice } from '../testing/open-invoice';
import { AttachmentsSection } from './attachments-section';
import { addUploads, changeUpload, removeUploads, uploadsOf } from './upload-list';

signedIn();
uploadByFetch();
beforeEach(() => localStorage.clear());
// The list outlives the page.
afterEach(() => removeUploads(12));

const anAttachment = (own: Partial<Attachment> = {}): Attachment => ({
  id: 4,
  invoice_id: 12,
  file_name: 'werkbon.pdf',
  size: 2048,
  url: '/api/files/abc',
  ...own,
});
const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const chooser = () => screen.findByLabelText('Bestanden voor bijlage');
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the attachments of a concept', () => {
  it('are added at once, and leave what is typed as it is', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.on(addAttachments, () => [anAttachment()]);
    await user.type(await screen.findByLabelText('Inkoop order (PO)'), 'P7');
    await user.upload(await chooser(), [file('werkbon.pdf')]);

    const link = await screen.findByRole('link', { name: 'werkbon.pdf' });
    expect(link).toHaveAttribute('href', '/api/files/abc');
    expect(rows('Bijlages')).toEqual(['werkbon.pdf 2 kB']);
    expect(await screen.findByText('Bijlages zijn toegevoegd')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bijlage (1)' })).toBeInTheDocument();
    expect(screen.getByLabelText('Inkoop order (PO)')).toHaveValue('P7');
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeEnabled();
  });

  it('are no larger than 5 MB, which is said before anything is sent', async () => {
    const { api, user } = openInvoice(anInvoice());
    await user.upload(await chooser(), [file('film.pdf', 5 * 1024 * 1024 + 1)]);
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toContain(
      'Document mag niet groter zijn dan 5 MB',
    );
    expect(api.calls(addAttachments)).toEqual([]);
  });

  it('stay listed when sending fails, to be tried again', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.fail(addAttachments, 503, { message: 'Even niet bereikbaar' });
    await user.upload(await chooser(), [file('werkbon.pdf'), file('foto.jpg')]);
    const retry = await screen.findByRole('button', { name: 'foto.jpg opnieuw proberen' });
    expect(screen.getAllByText('Even niet bereikbaar')).toHaveLength(2);

    api.on(addAttachments, () => [anAttachment({ file_name: 'foto.jpg' })]);
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'foto.jpg' })).toBeInTheDocument();
    expect(rows('Bijlages die nog niet zijn toegevoegd')).toEqual([
      expect.stringContaining('werkbon.pdf'),
    ]);
  });

  it('leave the focus on those that are left when one that did not get there is removed', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.fail(addAttachments, 503, { message: 'Even niet bereikbaar' });
    await user.upload(await chooser(), [file('werkbon.pdf'), file('foto.jpg')]);
    await screen.findByRole('button', { name: 'foto.jpg opnieuw proberen' });
    await user.click(screen.getByRole('button', { name: 'werkbon.pdf verwijderen' }));
    const left = screen.getByRole('list', { name: 'Bijlages die nog niet zijn toegevoegd' });
    expect(within(left).getAllByRole('listitem')).toHaveLength(1);
    expect(left).toHaveFocus();
  });

  it('keep it from being sent while one is not there yet, as it would go without', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.fail(addAttachments, 503, { message: 'Even niet bereikbaar' });
    await user.upload(await chooser(), [file('werkbon.pdf')]);
    const retry = await screen.findByRole('button', { name: 'werkbon.pdf opnieuw proberen' });
    await user.click(screen.getByRole('button', { name: 'Verzenden' }));
    const waiting = await screen.findAllByRole('menuitem', { name: /Nog niet alle bijlages/ });
    expect(waiting.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    await user.keyboard('{Escape}');

    api.on(addAttachments, () => [anAttachment()]);
    await user.click(retry);
    await screen.findByRole('link', { name: 'werkbon.pdf' });
    await user.click(screen.getByRole('button', { name: 'Verzenden' }));
    const send = await screen.findByRole('menuitem', { name: 'Verstuur factuur' });
    expect(send).not.toHaveAttribute('aria-disabled');
  });

  it('keep it from being repeated as well: the first invoice may be made, and go, at once', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.fail(addAttachments, 503, { message: 'Even niet bereikbaar' });
    await user.upload(await chooser(), [file('werkbon.pdf')]);
    await screen.findByRole('button', { name: 'werkbon.pdf opnieuw proberen' });
    await user.click(screen.getByRole('button', { name: 'Herhalen' }));
    expect(await screen.findByText('Nog niet alle bijlages zijn toegevoegd')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are removed after a question, since that cannot be undone', async () => {
    const { api, user } = openInvoice(anInvoice({ attachments: [anAttachment()] }));
    api.on(deleteAttachment, () => null);
    await user.click(await screen.findByRole('button', { name: 'werkbon.pdf verwijderen' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Weet je zeker dat je werkbon.pdf wilt verwijderen?');
    await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Bijlage is verwijderd')).toBeInTheDocument();
    expect(api.calls(deleteAttachment)[0]?.params).toEqual({ id: 12, attachmentId: 4 });
    expect(screen.queryByRole('link', { name: 'werkbon.pdf' })).not.toBeInTheDocument();
  });
});

it('does not go on showing a file that a colleague removed', async () => {
  const { api, user } = openInvoice(anInvoice({ attachments: [anAttachment()] }));
  const remove = await screen.findByRole('button', { name: 'werkbon.pdf verwijderen' });
  api.on(getInvoice, () => anInvoice());
  api.fail(deleteAttachment, 404, { message: 'Bijlage bestaat niet (meer)' });
  await user.click(remove);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Bijlage bestaat niet (meer)')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'werkbon.pdf' })).toBeNull());
});

it('says of a file that came too late, as a colleague sent the invoice, that it is not with it', () => {
  addUploads(12, [file('werkbon.pdf')]);
  const [late] = uploadsOf(12);
  const reason = 'Deze factuur is verzonden en kan niet meer worden gewijzigd';
  changeUpload(12, late?.key ?? '', { state: 'refused', reason });
  renderScreen(<AttachmentsSection invoice={anInvoice()} isReadOnly />);
  expect(rows('Bijlages die nog niet zijn toegevoegd')).toEqual([expect.stringContaining(reason)]);
});

describe('the attachments of a new invoice', () => {
  it('wait until it can be saved, and then go with it', async () => {
    saveDraft('invoice.new', { ...valuesOf(anInvoice()), updated_at: undefined });
    const { api, user, address } = openNewInvoice(anInvoice());
    api.on(addAttachments, () => [anAttachment()]);
    await user.upload(await chooser(), [file('werkbon.pdf')]);
    expect(await screen.findByText('Niet alle velden zijn juist ingevuld')).toBeInTheDocument();
    expect(rows('Bijlages die nog niet zijn toegevoegd')).toEqual([
      expect.stringContaining('Wordt toegevoegd zodra de factuur is opgeslagen'),
    ]);

    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));

    expect(await screen.findByRole('link', { name: 'werkbon.pdf' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/invoicing/invoice/edit/12'));
    expect(api.calls(createInvoice)).toHaveLength(1);
    expect(api.calls(addAttachments)).toHaveLength(1);
  });
});
