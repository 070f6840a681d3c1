import { Button } from 'antd';
import { texts } from './texts';
import { useIsPhone } from './use-is-phone';

type Props = { onClick: () => void };

/** On a phone, where rows have no boxes of their own until this is pressed. */
export function ChooseButton({ onClick }: Props) {
  if (!useIsPhone()) return null;
  return (
    <Button className="bw-choose" onClick={onClick}>
      {texts.choose}
    </Button>
  );
}
