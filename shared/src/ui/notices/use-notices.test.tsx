import { act, render, screen, within } from '@testing-library/react';
import { ApiError, apiErrorOf } from '../../api-client/api-error';
import { ThemeProvider } from '../theme/theme-provider';
import { type Notices, NoticesProvider, useNotices } from './notices-provider';

let notices: Notices;

function Page() {
  notices = useNotices();
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ThemeProvider hasMotion={false}>
      <NoticesProvider>
        <Page />
      </NoticesProvider>
    </ThemeProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const show = (tell: () => void) => act(async () => tell());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('notices', () => {
  it('are gone after 3 seconds when all went well, and are read out politely', async () => {
    await show(() => notices.success('Gelukt!', 'Het item is verwijderd'));
    expect(screen.getByRole('status')).toHaveTextContent('Het item is verwijderd');
    await wait(2900);
    expect(screen.getByText('Gelukt!')).toBeInTheDocument();
    await wait(1000);
    expect(screen.queryByText('Gelukt!')).not.toBeInTheDocument();
  });

  it('stay 10 seconds when something failed, can be closed, and are read out at once', async () => {
    await show(() =>
      notices.failed(new ApiError(409, { message: 'Al verzonden', reference: 'k3' })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Status 409, kenmerk k3');
    expect(screen.getByRole('button', { name: 'Melding sluiten' })).toBeInTheDocument();
    await wait(9900);
    expect(screen.getByText('Al verzonden')).toBeInTheDocument();
    await wait(1000);
    expect(screen.queryByText('Al verzonden')).not.toBeInTheDocument();
  });

  it.each([
    ['status', () => notices.success('Gelukt!', 'Het item is verwijderd')],
    ['alert', () => notices.failed(new ApiError(409, { message: 'Al verzonden' }))],
  ])(
    'are read out as %s by their words alone, and not by the picture beside them',
    async (role, tell) => {
      await show(tell);
      const pictures = within(screen.getByRole(role)).queryAllByRole('img');
      expect(pictures.filter((picture) => !picture.closest('button'))).toEqual([]);
    },
  );

  it.each([
    [
      'a 422',
      new ApiError(422, { message: 'x', errors: { name: ['y'] } }),
      'Niet alle velden zijn juist ingevuld',
    ],
    ['an error of our own', new TypeError('x is undefined'), 'Er heeft een fout plaatsgevonden'],
  ])('say the same for %s everywhere', async (_, error, title) => {
    await show(() => notices.failed(error));
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.queryByText(/undefined/)).not.toBeInTheDocument();
  });

  it('say that something went wrong, and the status, where no message came', async () => {
    const error = await apiErrorOf({
      status: 413,
      json: async () => null,
      headers: new Headers(),
    } as Response);
    await show(() => notices.failed(error));
    expect(screen.getByText('Er heeft een fout plaatsgevonden')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Status 413');
  });

  it('do not stack when the same goes wrong again, and are over once it goes well', async () => {
    for (const _ of [1, 2, 3])
      await show(() => notices.error('Fout', 'Selecteer minimaal één onderneming'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await show(() => notices.success('Gelukt!', 'Jan is toegevoegd'));
    await wait(1000);
    expect(screen.queryByText('Fout')).not.toBeInTheDocument();
    expect(screen.getByText('Gelukt!')).toBeInTheDocument();
  });

  it('are one for one cause, though each call has a reference of its own', async () => {
    for (const reference of ['k1', 'k2'])
      await show(() => notices.failed(new ApiError(503, { message: 'Even niet', reference })));
    expect(screen.getByRole('alert')).toHaveTextContent('Status 503, kenmerk k2');
  });

  it('are never more than three', async () => {
    for (const title of ['een', 'twee', 'drie', 'vier']) await show(() => notices.error(title));
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(screen.queryByText('een')).not.toBeInTheDocument();
  });
});
