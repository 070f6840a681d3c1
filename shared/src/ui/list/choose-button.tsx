import { Button } from 'antd';
import { texts } from './texts';
import { useIsPhone } from './use-is-phone';

type Props = {
  /** Shows the button of what can be done, out of reach as long as nothing is ticked. */
  showsIdleActions?: true;
  onClick: () => void;
};

/** On a phone, where rows have no boxes of their own until this is pressed. */
export function ChooseButton({ showsIdleActions, onClick }: Props) {
  if (useIsPhone())
    return (
      <Button className="bw-choose" onClick={onClick}>
        {texts.choose}
      </Button>
    );
  return (
    showsIdleActions && (
      <Button disabled title={texts.tickFirst}>
        {texts.actions(0)}
      </Button>
    )
  );
}
