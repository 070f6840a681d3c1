import { uploadsAtOnce } from './uploads-at-once';

const original = performance.getEntriesByType;

afterEach(() => {
  performance.getEntriesByType = original;
});

it.each([
  ['http/1.1', 5],
  ['', 5],
  ['h2', 50],
  ['h3', 50],
])(
  'over "%s" sends %d files at once, so that a connection is left for the list',
  (protocol, most) => {
    const page = { nextHopProtocol: protocol } as PerformanceNavigationTiming;
    performance.getEntriesByType = () => [page];
    expect(uploadsAtOnce()).toBe(most);
  },
);

it('leaves a connection where the browser does not tell', () => {
  performance.getEntriesByType = () => [];
  expect(uploadsAtOnce()).toBe(5);
});
