import { token } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { styled } from 'styled-components';

export interface EntryTableProps<Entry> {
  label: string;
  columns: readonly TableColumn<Entry>[];
  entries: readonly Entry[];
  loading: boolean;
}

/** Table of what the service wrote down. Its cells are wide, so it is a list up to the width of a desktop. */
export function EntryTable<Entry extends { id: string }>({ entries, ...table }: EntryTableProps<Entry>) {
  return <Table {...table} rows={entries} rowKey={({ id }) => id} tableFrom="desktop" />;
}

/** Names and amounts, letter under letter. */
export const Code = styled.code`
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;
