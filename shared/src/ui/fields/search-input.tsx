import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import type { Ref } from 'react';
import './fields.css';
import { texts } from './texts';

type Props = {
  value: string;
  onChange: (text: string) => void;
  /** What is searched through; read out. */
  label?: string;
  ref?: Ref<InputRef>;
};

export function SearchInput({ value, onChange, label = texts.search, ref }: Props) {
  return (
    <Input
      ref={ref}
      type="search"
      className="bw-search"
      aria-label={label}
      placeholder={texts.search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      prefix={<SearchOutlined aria-hidden />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={texts.clear} /> }}
    />
  );
}
