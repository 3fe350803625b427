export { Pagination } from '../pagination/pagination';
export { Table, type TableColumn } from './table';
