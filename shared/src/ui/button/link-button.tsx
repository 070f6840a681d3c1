import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from '../../router';

type Props = Omit<ButtonProps, 'href' | 'onClick'> & { to: To };

/** A link in the shape of a button: it opens in a new tab like any other link. */
export function LinkButton({ to, ...props }: Props) {
  const follow = useLinkClickHandler(to);
  // With `href` the button is an anchor, whatever its type says.
  const onClick = (event: MouseEvent) => follow(event as MouseEvent<HTMLAnchorElement>);
  return <Button href={useHref(to)} onClick={onClick} {...props} />;
}
