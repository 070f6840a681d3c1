export type { TableColumnsType as TableColumns } from 'antd';
export { Table } from 'antd';
