import { Button } from '@boekwerk/shared/plain';
import './confirm-switch.css';
import { texts } from './texts';
import { useUserName } from './use-user-name';

type Props = {
  /** Asks whoever has this name; null when that cannot be found out. */
  question: (name: string | null) => string;
  onGoOn: () => void;
  onCancel: () => void;
};

/** Asks who is signed in already whether to go on as somebody else. */
export function ConfirmSwitch({ question, onGoOn, onCancel }: Props) {
  const { isKnown, name } = useUserName();
  if (!isKnown) return <p role="status">{texts.looking}</p>;
  return (
    <>
      <p>{question(name)}</p>
      <div className="auth-ask-switch">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button isPrimary onClick={onGoOn}>
          {texts.proceed}
        </Button>
      </div>
    </>
  );
}
