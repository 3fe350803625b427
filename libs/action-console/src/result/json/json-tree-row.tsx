import { ChevronDown, ChevronRight, token } from '@declic/design-system';
import { css, styled } from 'styled-components';
import type { TreeRow } from './list-tree-rows';

export interface JsonTreeRowProps {
  row: TreeRow;
  isMatch: boolean;
  isSelected: boolean;
  isTabbable: boolean;
  onChoose: () => void;
  onToggle: () => void;
}

const LONGEST = 200;

/** One line of a tree: its name and its value, or how much is in it. */
export function JsonTreeRow({ row, isMatch, isSelected, isTabbable, onChoose, onToggle }: JsonTreeRowProps) {
  const { path, value, depth, count, isOpen } = row;
  const canOpen = count !== null && count > 0;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <Line
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      {...(canOpen && { 'aria-expanded': isOpen })}
      tabIndex={isTabbable ? 0 : -1}
      $depth={depth}
      $selected={isSelected}
      onClick={() => {
        onChoose();
        if (canOpen) onToggle();
      }}
    >
      <Mark>{canOpen ? <Arrow size={14} aria-hidden /> : null}</Mark>
      <span>
        <Name $match={isMatch}>{String(path.at(-1) ?? 'data')}</Name>
        {': '}
        {count === null ? <Value value={value} /> : <Count>{describeCount(value, count)}</Count>}
      </span>
    </Line>
  );
}

function Value({ value }: { value: unknown }) {
  if (typeof value !== 'string') return <Single>{String(value)}</Single>;
  const text = value.length > LONGEST ? `${value.slice(0, LONGEST)}… (${value.length} characters)` : value;
  return <>{JSON.stringify(text)}</>;
}

function describeCount(value: unknown, count: number): string {
  if (Array.isArray(value)) return count === 1 ? '[1 item]' : `[${count} items]`;
  return count === 1 ? '{1 member}' : `{${count} members}`;
}

/** Deeper lines are not moved further to the right: there would be no room for them. */
const DEEPEST_INDENT = 12;

const selected = css`
  background: ${token.color.accentSoft};
`;

const Line = styled.li<{ $depth: number; $selected: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${token.space[1]};
  padding-block: 3px;
  padding-inline-start: calc(${({ $depth }) => Math.min($depth, DEEPEST_INDENT)} * 14px);
  border-radius: ${token.radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $selected }) => ($selected ? selected : '')}

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Mark = styled.span`
  display: grid;
  block-size: 1lh;
  place-items: center;
  color: ${token.color.textMuted};
`;

const Name = styled.span<{ $match: boolean }>`
  color: ${token.color.accentText};
  font-weight: ${({ $match }) => ($match ? token.weight.semibold : token.weight.regular)};
  text-decoration: ${({ $match }) => ($match ? 'underline' : 'none')};
`;

const Count = styled.span`
  color: ${token.color.textMuted};
`;

const Single = styled.span`
  color: ${token.color.info};
`;
