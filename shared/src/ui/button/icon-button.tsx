import { Button, type ButtonProps } from 'antd';

type Props = Omit<ButtonProps, 'children' | 'title' | 'aria-label'> & {
  /** What the button does: read out, and shown when the pointer rests on it. */
  label: string;
};

export function IconButton({ label, type = 'text', ...props }: Props) {
  return <Button type={type} aria-label={label} title={label} {...props} />;
}
