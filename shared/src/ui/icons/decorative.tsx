import type { ComponentType } from 'react';

type IconProps = { className?: string; spin?: boolean; rotate?: number; 'aria-hidden'?: boolean };

/** An icon beside words or in a button that has a name; by itself it would be read out, in English. */
export function decorative(Icon: ComponentType<IconProps>) {
  return (props: IconProps) => <Icon aria-hidden {...props} />;
}
