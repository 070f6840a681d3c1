export type { ModalProps } from 'antd';
export { Modal } from 'antd';
