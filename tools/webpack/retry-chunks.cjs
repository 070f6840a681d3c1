/**
 * Runs at the start of each build, in the page: whatever is imported there on demand is tried again after these
 * pauses, at an address that was not asked before. A request that hangs webpack would hand out again for
 * two minutes: once the page says that it gave up waiting (`boekwerk:give-up`), who asks anew gets a new request.
 *
 * @param {object} loader webpack's `__webpack_require__`, of which `e` gets a chunk, `u` and `miniCssF` name its files
 * @param {number[]} pauses in milliseconds
 */
function retryChunks(loader, pauses) {
  const names = ['u', 'miniCssF'].filter((name) => loader[name]);
  const attempts = {};
  for (const name of names) {
    const nameOf = loader[name];
    loader[name] = (id) => nameOf(id) + (attempts[id] ? `?attempt=${attempts[id]}` : '');
  }

  const ensure = loader.e;
  const running = {};
  loader.e = (id, ...rest) => {
    const before = running[id];
    if (before && !before.isGivenUp) return before.promise;
    if (before) {
      takeFreshAddress(id);
      breakOff(id);
    }
    const forget = () => {
      if (running[id] === now) delete running[id];
    };
    const promise = load(id, rest, pauses).finally(forget);
    const now = { promise, isGivenUp: false };
    running[id] = now;
    return promise;
  };

  addEventListener('boekwerk:give-up', () => {
    for (const load of Object.values(running)) load.isGivenUp = true;
  });

  async function load(id, rest, [pause, ...later]) {
    try {
      return await ensure(id, ...rest);
    } catch (error) {
      takeFreshAddress(id);
      if (!pause) throw error;
      // They differ a little per browser, so that a server that comes back is not hit at once.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.8 + Math.random() * 0.4)));
      return load(id, rest, later);
    }
  }

  function takeFreshAddress(id) {
    attempts[id] = (attempts[id] ?? 0) + 1;
  }

  /** Tells webpack that what it waits for has failed; a script that still comes is taken all the same. */
  function breakOff(id) {
    const pathOf = (address) => new URL(address, document.baseURI).pathname;
    const paths = names.map((name) => pathOf(loader.p + loader[name](id)));
    for (const tag of document.querySelectorAll('script[src], link[rel="stylesheet"]'))
      if (paths.includes(pathOf(tag.src ?? tag.href))) tag.dispatchEvent(new Event('error'));
  }
}

module.exports = { retryChunks };
