import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import type { Slots } from '@boekwerk/shared/slots';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { UploadPage } from './upload-page';

signedIn({}, { booking_enabled: 1 });

/** What the service worker kept, by address; jsdom has no caches. */
let kept: Map<string, Response>;
beforeEach(() => {
  kept = new Map();
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(`http://localhost${path}`)),
    match: async ({ url }: Request) => kept.get(new URL(url).pathname),
    delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
  };
  Object.assign(window, {
    caches: {
      open: async () => cache,
      delete: async () => kept.clear(),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

const share = (name: string, at = Date.now()) =>
  kept.set(
    `/share/${at}-0`,
    new Response('pdf', {
      headers: { 'content-type': 'application/pdf', 'x-name': encodeURIComponent(name) },
    }),
  );

/** What bookkeeping exposes, as far as this page goes. */
function Widget({ given }: Slots['document-upload']) {
  useEffect(() => {
    if (given && given.files.length > 0) given.onTaken();
  }, []);
  return <p>Kreeg {given?.files.map(({ name, type }) => `${name} (${type})`).join()}</p>;
}

function open() {
  deploy();
  provideRemoteLoader(async () => ({ Widget }));
  return renderScreen(<UploadPage />, { path: '/upload', at: '/upload?shared=yes' });
}

it.each(['Aanleveren', 'Niet aanleveren'])(
  'keeps what was shared since, in another window, at %s',
  async (answer) => {
    share('bon.pdf', Date.now() - 1000);
    const { user } = open();
    const button = await screen.findByRole('button', { name: answer });
    share('factuur.pdf');
    await user.click(button);
    await waitFor(() => expect(kept.size).toBe(1));
    expect([...kept.values()][0]?.headers.get('x-name')).toBe('factuur.pdf');
  },
);

it('hands in what another app shared, under its own name, and then keeps it no longer', async () => {
  share('bon café.pdf');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aanleveren' }));
  expect(await screen.findByText('Kreeg bon café.pdf (application/pdf)')).toBeVisible();
  expect(screen.getByText('Wordt aangeleverd bij Bakkerij Jansen.')).toBeVisible();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('hands in nothing by itself, as any site can send files here', async () => {
  share('Factuur van een ander.pdf');
  open();
  expect(await screen.findByText('Factuur van een ander.pdf')).toBeVisible();
  expect(screen.getByText(/^Nog niet aangeleverd/)).toBeVisible();
  expect(screen.queryByText(/^Kreeg/)).not.toBeInTheDocument();
  expect(kept.size).toBe(1);
});

it('forgets what is not to be handed in', async () => {
  share('Factuur van een ander.pdf');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Niet aanleveren' }));
  expect(await screen.findByText('Kreeg')).toBeVisible();
  await waitFor(() => expect(kept.size).toBe(0));
});

it('keeps it as long as nobody has taken it over', async () => {
  share('bon.pdf');
  deploy();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  provideRemoteLoader(() => Promise.reject(new Error('503')));
  const { user } = renderScreen(<UploadPage />, { path: '/upload' });
  await user.click(await screen.findByRole('button', { name: 'Aanleveren' }));
  expect(await screen.findByText('Dit onderdeel is niet bereikbaar')).toBeVisible();
  expect(kept.size).toBe(1);
});

it('throws away what lies there for more than a day', async () => {
  share('bon.pdf', Date.now() - 25 * 3600 * 1000);
  open();
  expect(await screen.findByText('Kreeg')).toBeVisible();
  expect(kept.size).toBe(0);
});

it('says where no documents can be handed in, and keeps what was shared', async () => {
  describedAs({ booking_enabled: 0 });
  share('bon.pdf');
  open();
  expect(
    await screen.findByText(/^Bij Bakkerij Jansen kun je geen documenten aanleveren/),
  ).toBeVisible();
  expect(kept.size).toBe(1);
});
