import { Switch } from '@boekwerk/shared/ui/fields';
import { useId } from 'react';
import { texts } from '../../texts';

type Props = { isShown: boolean; show: (isShown: boolean) => void };

/** Shows the page beside the form, or gives the form all the width. */
export function PreviewSwitch({ isShown, show }: Props) {
  const id = useId();
  return (
    <span className="bw-inline-field">
      <Switch id={id} size="small" checked={isShown} onChange={show} />
      <label htmlFor={id}>{texts.live.show}</label>
    </span>
  );
}
