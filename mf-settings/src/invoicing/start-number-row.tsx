import { readAgain } from '@boekwerk/shared/api-client/read-again';
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
  const query = useStartNumber();
  return (
    <Loaded query={query} loading={<FormSkeleton rows={1} />} failed={texts.startNumber.failed}>
      {(chosen) =>
        chosen.has_prefix ? null : (
          <div className="settings-start-number">
            <div>
              {texts.startNumber.next} <strong>{chosen.number}</strong>
              <Muted>{chosen.is_given ? texts.startNumber.given : texts.startNumber.open}</Muted>
            </div>
            {!chosen.is_given && (
              <Button onClick={() => setOpen(true)}>{texts.startNumber.choose}</Button>
            )}
            <FormModal
              title={texts.startNumber.title}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            >
              {(modal) => (
                <StartNumberForm
                  {...modal}
                  chosen={chosen}
                  readAgain={() => readAgain(query)}
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
