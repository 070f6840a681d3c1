import { getRevenue } from '@boekwerk/shared/contract/dashboard';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, within } from '@testing-library/react';
import { revenue } from '../testing/stats';
import { RevenueCharts } from './revenue-charts';

type Plot = { data: unknown; onReady: (plot: { chart: unknown }) => void };
const drawn: Plot[] = [];
const draw = (plot: Plot) => {
  drawn.push(plot);
  return null;
};
jest.mock('@ant-design/charts', () => ({
  Line: (plot: Plot) => draw(plot),
  Bar: (plot: Plot) => draw(plot),
}));

const api = fakeApi();
signedIn();
beforeEach(() => {
  drawn.length = 0;
});

describe('the charts of the dashboard', () => {
  it('wait for what stands above them', async () => {
    jest.useFakeTimers();
    renderScreen(<RevenueCharts isReady={false} />);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(screen.getByRole('heading', { name: 'Omzet excl. btw' })).toBeVisible();
    expect(api.calls(getRevenue)).toEqual([]);
    expect(drawn).toEqual([]);
  });

  it('say in words what they show, and show the same figures as a table', async () => {
    api.on(getRevenue, () => revenue());
    const { user } = renderScreen(<RevenueCharts isReady />);
    const line = await screen.findByRole('img', { name: /^Lijngrafiek/ });
    expect(line).toHaveAccessibleName(
      /van november 2025 tot en met december 2025. Samen €\s17.600,50. De beste maand was december 2025 met €\s9.400,50.$/,
    );
    expect(
      screen.getByRole('img', { name: /Gemeente Utrecht €\s15.000,00, Studio/ }),
    ).toBeVisible();

    const [asTable] = screen.getAllByRole('button', { name: 'Toon als tabel' });
    await user.click(asTable as HTMLElement);
    const table = screen.getByRole('table', { name: 'Omzet excl. btw' });
    expect(within(table).getAllByRole('row')[2]).toHaveTextContent(/^december 2025€\s9.400,50$/);
    expect(screen.queryByRole('img', { name: /^Lijngrafiek/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Toon als grafiek' }));
    expect(screen.getByRole('img', { name: /^Lijngrafiek/ })).toBeVisible();
  });

  it('tell the figure that is pointed at', async () => {
    api.on(getRevenue, () => revenue());
    renderScreen(<RevenueCharts isReady />);
    await screen.findByRole('img', { name: /^Lijngrafiek/ });
    const listeners: Record<string, (event: unknown) => void> = {};
    drawn[0]?.onReady({
      chart: { on: (event: string, listener: () => void) => (listeners[event] = listener) },
    });
    act(() => listeners['tooltip:show']?.({ data: { title: '2025-12' } }));
    expect(screen.getByText('december 2025')).toBeVisible();
    act(() => listeners['tooltip:hide']?.({}));
    expect(screen.queryByText('december 2025')).not.toBeInTheDocument();
  });

  it('say so when there is no turnover yet, and when it cannot be had', async () => {
    api.fail(getRevenue, 500);
    const { user } = renderScreen(<RevenueCharts isReady />);
    // One answer has the figures of both, and one button asks for it again.
    const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    api.on(getRevenue, () => revenue({ months: [], customers: [] }));
    await user.click(retry);
    expect(
      await screen.findByText('Geen klanten met omzet in de laatste 13 maanden.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Toon als tabel' })).not.toBeInTheDocument();
  });
});
