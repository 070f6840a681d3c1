import { usePageTitle } from '@boekwerk/shared/ui/page';
import { Loader } from '@boekwerk/shared/ui/states';
import { useEffect } from 'react';
import { logOut } from './log-out';
import { texts } from './texts';

/** /logout: a page of its own, so that leaving unsaved work is asked about like any other way out. */
export function LogOutPage() {
  usePageTitle(texts.logOut);
  useEffect(() => {
    void logOut();
  }, []);
  return <Loader text={texts.loggingOut} />;
}
