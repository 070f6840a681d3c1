import type { InputProps, InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import type { Ref } from 'react';

export type TextInputProps = Omit<InputProps, 'value' | 'onChange' | 'defaultValue' | 'size'> & {
  value: string | null | undefined;
  onChange: (text: string) => void;
  ref?: Ref<InputRef>;
};

export function TextInput({ value, onChange, ...props }: TextInputProps) {
  return (
    <Input {...props} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
  );
}
