/** For the tests of a file: the browser never gets round to the charts. */
export function neverIdle(): void {
  beforeAll(() => {
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => {};
  });
}
