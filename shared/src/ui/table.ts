export { Table } from './table/table';
export type { TableColumns } from './table/table-column';
