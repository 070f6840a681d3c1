import { Notice } from '@boekwerk/shared/plain';
import { Link } from '@boekwerk/shared/router';
import { focusOnMount } from './focus-on-mount';
import { texts } from './texts';

/** What a link did earlier, and where to go on. */
export function DoneAlready({ text }: { text: string }) {
  return (
    <>
      <Notice tone="green">{text}</Notice>
      <Link to="/login" ref={focusOnMount}>
        {texts.login}
      </Link>
    </>
  );
}
