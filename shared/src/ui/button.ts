import './button/button.css';

export type { ButtonProps } from 'antd';
export { Button } from 'antd';
export { IconButton } from './button/icon-button';
export { LinkButton } from './button/link-button';
