import { exportInvoicesCsv, exportInvoicesZip } from '@boekwerk/shared/contract/invoice-export';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { anOverdueRow, openOverview, path, tick } from '../testing/open-overview';

signedIn();

URL.createObjectURL = () => 'blob:http://localhost/1';
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const file = () => ({ name: 'facturen', content: 'Nummer;Klant' });

describe('the export of invoices', () => {
  it('saves all that fits the filters', async () => {
    const at = `${path}?tab=sent&from=2026-01-01&search=brood&page=1&sort=total`;
    const { api, user } = openOverview({ rows: [anOverdueRow(1)], at });
    api.on(exportInvoicesCsv, file);
    await user.click(await screen.findByRole('button', { name: 'Exporteren' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exporteer als CSV' }));
    await waitFor(() => expect(saved).toEqual([`Facturen ${today()}.csv`]));
    expect(api.calls(exportInvoicesCsv)[0]?.body).toEqual({
      invoice_ids: [],
      tab: 'sent',
      from: '2026-01-01',
      to: '',
      expired: 'all',
      search: 'brood',
    });
  });

  it('saves the ticked ones, and says why it cannot', async () => {
    const { api, user } = openOverview({ rows: [anOverdueRow(1), anOverdueRow(2)] });
    api.fail(exportInvoicesZip, 422, {
      errors: { invoice_ids: ['Kies hooguit 100 facturen voor een zip'] },
    });
    await tick(user, '2026-0002');
    await user.click(screen.getByRole('button', { name: 'Acties (1)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exporteer als zip' }));
    expect(await screen.findByText('Kies hooguit 100 facturen voor een zip')).toBeInTheDocument();
    expect(api.calls(exportInvoicesZip)[0]?.body.invoice_ids).toEqual([2]);
    expect(saved).toEqual([]);
  });
});
