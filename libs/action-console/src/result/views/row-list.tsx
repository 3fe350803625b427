import { type JsonRecord, formatLabel, readMember } from '@declic/action-results';
import { Text, token } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { PlainList } from '../../records/plain-list';
import { formatBoolean, formatCell } from '../table/format-cell';

const ROWS_SHOWN = 10;

/** The first rows of a list of objects, each as one block; the whole list is in the view of tables. */
export function RowList({ rows }: { rows: readonly JsonRecord[] }) {
  return (
    <>
      <List as="ol">
        {rows.slice(0, ROWS_SHOWN).map((row, index) => (
          <li key={index}>
            {Object.keys(row)
              .filter((key) => readMember(row, key) !== null)
              .map((key) => (
                <span key={key}>
                  <Name>{formatLabel(key)}</Name> {formatMember(readMember(row, key))}
                </span>
              ))}
          </li>
        ))}
      </List>
      {rows.length > ROWS_SHOWN ? (
        <Text size="small" tone="muted">
          {formatCount(rows.length - ROWS_SHOWN, 'more row')} in the table.
        </Text>
      ) : null}
    </>
  );
}

function formatMember(value: unknown): string {
  return typeof value === 'boolean' ? formatBoolean(value) : formatCell(value);
}

const List = styled(PlainList)`
  display: grid;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${token.space[4]};
    padding-block-end: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }
`;

const Name = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
