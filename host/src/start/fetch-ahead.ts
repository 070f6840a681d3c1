import { onceDrawn } from '@boekwerk/shared/plain/once-drawn';
import { whenIdle } from '../when-idle';

/** The bundler's: fetches a module with all that it needs, without running any of it. It reads what stands in the call. */
declare const require: {
  ensure: (modules: string[], then: () => void, failed: () => void) => void;
};

// A failure is ignored: the page itself loads them again.
const ignore = () => {};

/**
 * Fetches the first screens behind sign-in. They are not run yet: that takes as long as several keys, and somebody is
 * typing.
 */
export const fetchAhead = () =>
  whenIdle(() => {
    require.ensure(
      ['../shell/shell'],
      () => {},
      () => {},
    );
    require.ensure(
      ['../dashboard/dashboard-page'],
      () => {},
      () => {},
    );
  });

/**
 * Runs them while the server looks who it is: once what was clicked has been answered, and each by itself. With them goes
 * what every page begins with: its styles.
 */
export const makeReady = () =>
  onceDrawn(() => {
    import('../shell/shell').catch(ignore);
    setTimeout(() => void import('../dashboard/dashboard-page').catch(ignore));
    setTimeout(
      () =>
        void import('../shell/make-styles').then(({ makeStyles }) => makeStyles()).catch(ignore),
    );
  });
