export { Flex, Space } from 'antd';
export { Card } from './layout/card';
export { Columns, WideColumn } from './layout/columns';
export { InfoBar } from './layout/info-bar';
