import { Button } from '@boekwerk/shared/ui/button';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useState } from 'react';
import { FormModal } from '../form-modal';
import './invoicing.css';
import { useStartNumber } from './queries';
import { StartNumberForm } from './start-number-form';
import { texts } from './texts';

/** As long as no prefix holds: what the next invoice is called, to be chosen until a number was given. */
export function StartNumberRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded
      query={useStartNumber()}
      loading={<FormSkeleton rows={1} />}
      failed={texts.startNumber.failed}
    >
      {({ number, next_number, has_prefix, is_given }) =>
        has_prefix ? null : (
          <div className="settings-start-number">
            <div>
              {texts.startNumber.next} <strong>{number}</strong>
              <Muted>{is_given ? texts.startNumber.given : texts.startNumber.open}</Muted>
            </div>
            {!is_given && <Button onClick={() => setOpen(true)}>{texts.startNumber.choose}</Button>}
            <FormModal
              title={texts.startNumber.title}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            >
              {(modal) => (
                <StartNumberForm
                  {...modal}
                  next_number={next_number}
                  onSaved={() => setOpen(false)}
                />
              )}
            </FormModal>
          </div>
        )
      }
    </Loaded>
  );
}
