// Runs before the host's scripts: a build of it that does not start cannot say so itself.
(() => {
  const meta = (name) => document.querySelector(`meta[name=${name}]`)?.content ?? '';
  const [build] = meta('release').split('+', 1);
  const PATIENCE_MS = 10_000;
  let cause = null;

  // In the capturing phase: a script that is not there tells nobody else.
  const onError = ({ target, filename }) => {
    if (/\/assets\//.test(target?.src ?? '')) cause ??= 'missing';
    else if (/\/assets\//.test(filename ?? '')) cause ??= 'broken';
  };
  const onRejection = ({ reason }) => {
    if (/\/assets\//.test(reason?.stack ?? '')) cause ??= 'broken';
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('error', onError, true);
    removeEventListener('unhandledrejection', onRejection);
    removeEventListener('pagehide', tell);
  };
  const tell = () => {
    stop();
    if (!cause || !navigator.onLine || Math.random() >= Number(meta('figures'))) return;
    const figures = [{ name: 'host', build, event: 'not-loaded', cause }];
    navigator.sendBeacon(
      '/figures',
      new Blob([JSON.stringify(figures)], { type: 'application/json' }),
    );
  };
  const timer = setTimeout(tell, PATIENCE_MS);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('pagehide', tell);
  addEventListener('boekwerk:started', stop, { once: true });
})();
