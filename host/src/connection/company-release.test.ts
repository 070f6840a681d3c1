import { followRelease } from './company-release';

const asked: string[] = [];
let answer: () => Promise<unknown>;

function servedWith(release: string, byCompany = 'yes') {
  document.head.innerHTML = `<meta name="release" content="${release}"><meta name="release-by-company" content="${byCompany}">`;
}

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
  answer = async () => ({ release: 'new' });
  servedWith('old');
  globalThis.fetch = jest.fn(async (address: string) => {
    asked.push(address);
    return { ok: true, json: answer };
  }) as never;
});

/** @returns whether the page goes on, and how often it was loaded anew */
async function follow() {
  const reload = jest.fn();
  const goesOn = await Promise.race([
    followRelease(12, reload).then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 20)),
  ]);
  return [goesOn, reload.mock.calls.length];
}

it('loads the page anew for a company with other builds, before anything of it is shown', async () => {
  expect(await follow()).toEqual([false, 1]);
  expect(asked).toEqual(['/release.json?company=12']);
});

it('goes on where the company has the builds of the page', async () => {
  servedWith('new');
  expect(await follow()).toEqual([true, 0]);
});

it('does so once, where the browser keeps no cookie and gets the same page again', async () => {
  await follow();
  expect(await follow()).toEqual([true, 0]);
});

it('goes from one company to another and back', async () => {
  await follow();
  servedWith('new');
  answer = async () => ({ release: 'old' });
  expect(await follow()).toEqual([false, 1]);
  servedWith('old');
  answer = async () => ({ release: 'new' });
  expect(await follow()).toEqual([false, 1]);
});

it('comes back to its builds each time that a tab in another company had the cookie', async () => {
  expect(await follow()).toEqual([false, 1]);
  servedWith('new');
  expect(await follow()).toEqual([true, 0]);
  servedWith('old');
  expect(await follow()).toEqual([false, 1]);
});

it('asks nothing as long as no company gets anything first', async () => {
  servedWith('old', 'no');
  expect(await follow()).toEqual([true, 0]);
  expect(asked).toEqual([]);
});

it('keeps nobody waiting for an answer that does not come', async () => {
  answer = async () => {
    throw new Error('offline');
  };
  expect(await follow()).toEqual([true, 0]);
});
