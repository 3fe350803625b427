import { token } from '@declic/design-system';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../records/plain-list';
import { scrollBox } from '../scroll-box';
import { JsonTreeRow } from './json-tree-row';
import type { TreeRow } from './list-tree-rows';
import { moveInTree } from './move-in-tree';

export interface JsonTreeProps {
  rows: readonly TreeRow[];
  /** What a search found. */
  matches: ReadonlySet<string> | undefined;
  selectedId: string | null;
  onSelect: (row: TreeRow) => void;
  onToggle: (id: string) => void;
}

/** The lines of a tree by the keyboard pattern of ARIA: arrows move, open and close; one line is in the order of the Tab key. */
export function JsonTree({ rows, matches, selectedId, onSelect, onToggle }: JsonTreeProps) {
  const list = useRef<HTMLUListElement>(null);
  const tabbableId = (rows.some(({ id }) => id === selectedId) ? selectedId : rows[0]?.id) ?? null;

  const choose = (row: TreeRow) => {
    onSelect(row);
    const line = list.current?.children.item(rows.indexOf(row));
    if (line instanceof HTMLElement) line.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveInTree(rows, tabbableId, event.key);
    if (!step) return;
    event.preventDefault();
    if (step.toggle !== undefined) onToggle(step.toggle);
    if (step.to) choose(step.to);
  };

  return (
    <List ref={list} role="tree" aria-label="Result as JSON" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <JsonTreeRow
          key={row.id}
          row={row}
          isMatch={matches?.has(row.id) ?? false}
          isSelected={row.id === selectedId}
          isTabbable={row.id === tabbableId}
          onChoose={() => choose(row)}
          onToggle={() => onToggle(row.id)}
        />
      ))}
    </List>
  );
}

const List = styled(PlainList)`
  ${scrollBox}
  padding: ${token.space[2]};
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;
