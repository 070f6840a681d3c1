import { Button } from '@boekwerk/shared/plain';
import './confirm-switch.css';
import { texts } from './texts';
import { useUserName } from './use-user-name';

type Props = {
  /** As whom. */
  other: string;
  onGoOn: () => void;
  onCancel: () => void;
};

/** Asks who is signed in already whether to go on as somebody else. */
export function ConfirmSwitch({ other, onGoOn, onCancel }: Props) {
  const { isKnown, name } = useUserName();
  if (!isKnown) return <p role="status">{texts.looking}</p>;
  return (
    <>
      <p>{texts.asOther(name, other)}</p>
      <div className="auth-ask-switch">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button isPrimary onClick={onGoOn}>
          {texts.proceed}
        </Button>
      </div>
    </>
  );
}
