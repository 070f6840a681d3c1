import type { AlikeRelation } from '@boekwerk/shared/contract/alike';
import { Link } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { Flex, InfoBar } from '@boekwerk/shared/ui/layout';
import { usePassedFocus } from '@boekwerk/shared/ui/states';
import { useEffect, useRef } from 'react';
import { editAddress } from './addresses';
import { texts } from './texts';

type Props = {
  /** Those that are there already; the question is asked when there are any. */
  alike: readonly AlikeRelation[];
  saveAnyway: () => void;
  cancel: () => void;
};

/** Asks whether a relation is to be added that looks like one that is there. What was typed stays as it is. */
export function AlikeQuestion({ alike, ...answers }: Props) {
  return alike.length > 0 ? <Asked alike={alike} {...answers} /> : null;
}

function Asked({ alike, saveAnyway, cancel }: Props) {
  const question = useRef<HTMLDivElement>(null);
  usePassedFocus(question);
  // It comes after a press on a button at the foot of the form.
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing to clean up with.
    void question.current?.scrollIntoView?.({ block: 'center' });
    question.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={question} role="alert" tabIndex={-1} style={{ marginBottom: 16 }}>
      <InfoBar
        tone="amber"
        action={
          <Flex gap={8} wrap>
            <Button size="small" onClick={cancel}>
              {texts.cancel}
            </Button>
            <Button size="small" onClick={saveAnyway}>
              {texts.saveAnyway}
            </Button>
          </Flex>
        }
      >
        {texts.alike(alike.length)}{' '}
        {alike.map((one, at) => (
          <span key={one.id}>
            {at > 0 && ', '}
            <Link to={editAddress(one.id)} target="_blank">
              {one.name}
              <span className="bw-unseen"> {texts.opensInTab}</span>
            </Link>{' '}
            ({texts.same(one.fields.map((field) => texts.sameField[field]))})
          </span>
        ))}
      </InfoBar>
    </div>
  );
}
