export { Flex, Space } from 'antd';
export { Columns, WideColumn } from './layout/columns';
export { InfoBar } from './layout/info-bar';
export { Sheet } from './layout/sheet';
