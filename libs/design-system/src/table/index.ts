export { Pagination, type PaginationProps } from './pagination';
export { Table, type TableColumn, type TableProps } from './table';
