import { Outlet, useNavigation } from '@boekwerk/shared/router';
import { SlowNotice } from './slow-notice';

/** The current page; it stays until the next one is there. */
export function Pages() {
  const { state } = useNavigation();
  return (
    <>
      {state === 'loading' && <SlowNotice />}
      <Outlet />
    </>
  );
}
