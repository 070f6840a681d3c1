import { announceLogOut, onLoggedOutElsewhere } from './log-out-elsewhere';

/** What is said on the channel reaches the other tabs in a later turn. */
function tabThatHears(): { next: Promise<number>; stop: () => void } {
  let stop = () => {};
  const next = new Promise<number>((resolve) => {
    stop = onLoggedOutElsewhere(resolve);
  });
  return { next, stop };
}

it('reaches every other tab with who it was', async () => {
  const tabs = [tabThatHears(), tabThatHears()];
  announceLogOut(12);
  expect(await Promise.all(tabs.map(({ next }) => next))).toEqual([12, 12]);
  for (const { stop } of tabs) stop();
});

it('listens to nothing else on the channel', async () => {
  const tab = tabThatHears();
  const channel = new BroadcastChannel('boekwerk.session');
  for (const noise of [null, 'logout', { type: 'login', user_id: 1 }, { type: 'logout' }])
    channel.postMessage(noise);
  channel.postMessage({ type: 'logout', user_id: 3 });
  expect(await tab.next).toBe(3);
  tab.stop();
  channel.close();
});
