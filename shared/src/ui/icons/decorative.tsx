import type { ComponentType } from 'react';

type IconProps = { className?: string; spin?: boolean; rotate?: number; 'aria-hidden'?: boolean };

/** An icon beside a label, hidden from screen readers: they would read out its English name. */
export function decorative(Icon: ComponentType<IconProps>) {
  return (props: IconProps) => <Icon aria-hidden {...props} />;
}
