import { retryChunks } from './retry-chunks.cjs';

let page: EventTarget;

beforeEach(() => {
  jest.useFakeTimers();
  page = new EventTarget();
  const addEventListener = page.addEventListener.bind(page);
  Object.assign(globalThis, { addEventListener });
});

/** A loader as webpack makes it, whose requests the test answers; `asked` are the addresses. */
function loaderOf(answer: (attempt: number) => Promise<unknown>) {
  const asked: string[] = [];
  const loader = {
    p: '/remotes/invoicing/1/',
    u: (id: number) => `${id}.js`,
    e: (id: number): Promise<unknown> => {
      asked.push(loader.u(id));
      return answer(asked.length);
    },
  };
  retryChunks(loader, [500, 1500, 4000]);
  return { loader, asked };
}

const lost = () => Promise.reject(new Error('lost'));

it('asks for a chunk four times, each time at another address, and anew when it is wanted again', async () => {
  const { loader, asked } = loaderOf((attempt) => (attempt <= 4 ? lost() : Promise.resolve()));
  const failure = expect(loader.e(7)).rejects.toThrow('lost');
  await jest.advanceTimersByTimeAsync(7200);
  await failure;
  await loader.e(7);
  expect(asked).toEqual([
    '7.js',
    '7.js?attempt=1',
    '7.js?attempt=2',
    '7.js?attempt=3',
    '7.js?attempt=4',
  ]);
});

it('asks once for who wants it at the same time', async () => {
  const { loader, asked } = loaderOf((attempt) => (attempt === 1 ? lost() : Promise.resolve()));
  const both = Promise.all([loader.e(7), loader.e(7)]);
  await jest.advanceTimersByTimeAsync(600);
  await both;
  expect(asked).toEqual(['7.js', '7.js?attempt=1']);
});

it('waits no longer for a request that hangs once the page gave up and the chunk is wanted again', async () => {
  const tag = { src: 'https://boekwerk.nl/remotes/invoicing/1/7.js', dispatchEvent: jest.fn() };
  const hanging = new Promise((_, reject) => {
    tag.dispatchEvent.mockImplementation(({ type }) => reject(new Error(type)));
  });
  const { loader, asked } = loaderOf((attempt) => (attempt === 1 ? hanging : Promise.resolve()));
  const other = { src: 'https://boekwerk.nl/remotes/invoicing/1/8.js', dispatchEvent: jest.fn() };
  const tags = { baseURI: 'https://boekwerk.nl/', querySelectorAll: () => [tag, other] };
  Object.assign(globalThis, { document: tags });

  const first = loader.e(7);
  void loader.e(7);
  expect(asked).toEqual(['7.js']);
  page.dispatchEvent(new Event('boekwerk:give-up'));
  await loader.e(7);
  expect(asked).toEqual(['7.js', '7.js?attempt=1']);
  expect(other.dispatchEvent).not.toHaveBeenCalled();
  // Who asked first gets it too.
  await jest.advanceTimersByTimeAsync(600);
  await first;
});
