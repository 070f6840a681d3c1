import { Notice } from '@boekwerk/shared/plain';
import { Link } from '@boekwerk/shared/router';
import { focusOnArrival } from './focus-on-arrival';
import { texts } from './texts';

/** What a link did earlier, and where to go on. */
export function DoneAlready({ text }: { text: string }) {
  return (
    <>
      <Notice tone="green">{text}</Notice>
      <Link to="/login" ref={focusOnArrival}>
        {texts.login}
      </Link>
    </>
  );
}
