export { Pagination, type PaginationProps, type PaginationTexts } from './pagination';
export { Table, type TableColumn, type TableProps } from './table';
