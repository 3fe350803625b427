export { Pagination } from './pagination';
export { Table, type TableColumn } from './table';
