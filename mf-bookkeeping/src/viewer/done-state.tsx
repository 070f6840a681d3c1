import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { texts } from './texts';

/** The last document of the list is done. */
export const DoneState = ({ onClose }: { onClose: () => void }) => (
  <EmptyState
    picture="documents"
    title={texts.done}
    text={texts.doneText}
    action={
      <Button type="primary" autoFocus onClick={onClose}>
        {texts.toList}
      </Button>
    }
  />
);
