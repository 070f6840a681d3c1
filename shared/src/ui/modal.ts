export type { ModalProps } from 'antd';
export { Modal } from 'antd';
export { openDialogs } from './modal/open-dialogs';
