import { Notice } from '@boekwerk/shared/plain';
import { Link } from '@boekwerk/shared/router';
import { focusOnMount } from './focus-on-mount';
import { texts } from './texts';

export type LinkResultProps = { text: string; tone: 'green' | 'red' };

/** What a link did earlier, or in red why it does nothing, and where to go on. */
export function LinkResult({ text, tone }: LinkResultProps) {
  return (
    <>
      <Notice tone={tone}>{text}</Notice>
      <Link to="/login" ref={focusOnMount}>
        {texts.login}
      </Link>
    </>
  );
}
