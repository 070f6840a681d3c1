import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionBars } from './connection-bars';

let latest: string;

beforeEach(() => {
  document.head.innerHTML = '<meta name="release" content="first">';
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ release: latest }),
  })) as never;
});

// Whatever the test before left.
beforeEach(async () => {
  const { unmount } = render(<ConnectionBars />);
  await release('first');
  unmount();
});

/** Something is released, and the user comes back to the tab. */
async function release(name: string) {
  latest = name;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const bar = () => screen.queryByText('Er is een nieuwe versie van Boekwerk.');
const putOff = () => userEvent.click(screen.getByRole('button', { name: 'Later' }));

it('offers a new version, and who puts that off the next one', async () => {
  render(<ConnectionBars />);
  expect(bar()).toBeNull();
  await release('second');
  expect(bar()).toBeVisible();

  await putOff();
  await release('second');
  expect(bar()).toBeNull();
  await release('third');
  expect(bar()).toBeVisible();
});

it('offers nothing any more once all have the version of this page again', async () => {
  render(<ConnectionBars />);
  await release('fourth');
  expect(bar()).toBeVisible();
  await release('first');
  expect(bar()).toBeNull();
});

it('says the same in the next company, where all of the page is made anew', async () => {
  const { rerender } = render(<ConnectionBars key="7" />);
  await release('fifth');
  rerender(<ConnectionBars key="12" />);
  expect(bar()).toBeVisible();

  await putOff();
  rerender(<ConnectionBars key="7" />);
  expect(bar()).toBeNull();
  await release('fifth');
  expect(bar()).toBeNull();
});
