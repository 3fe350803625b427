import { Button, media, Notice, Text, token, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useMemo, useState } from 'react';
import { css, styled } from 'styled-components';
import { type DiffBlock, type DiffRow, diffRows, foldEqual } from './diff-rows';

export interface DiffTableProps {
  /** What is compared: 'Parameters'. */
  label: string;
  left: unknown;
  right: unknown;
}

/** Two values as JSON beside each other, line by line; on a phone below each other. The roles are spelled out because that layout hides them. */
export function DiffTable({ label, left, right }: DiffTableProps) {
  const rows = useMemo(() => diffRows(write(left), write(right)), [left, right]);
  if (!rows) return <Notice tone="warning">{`${label}: too large and too different to be compared.`}</Notice>;
  if (rows.every(({ isEqual }) => isEqual)) return <Text tone="muted">{`${label}: no difference.`}</Text>;
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Root role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <Name role="columnheader" scope="col" $kind="removed">
              Earlier
            </Name>
            <Name role="columnheader" scope="col" $kind="added">
              Later
            </Name>
          </tr>
        </thead>
        {foldEqual(rows).map((block, index) => (
          <Block key={index} {...block} />
        ))}
      </Root>
    </Scroll>
  );
}

function Block({ isFolded, rows }: DiffBlock) {
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isOpen)
    return (
      <tbody role="rowgroup">
        <tr role="row">
          <td role="cell" colSpan={2}>
            <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
              Show {formatCount(rows.length, 'equal line')}
            </Button>
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <Line key={index} {...row} />
      ))}
    </tbody>
  );
}

function Line({ left, right, isEqual }: DiffRow) {
  return (
    <tr role="row">
      <Side role="cell" $kind={isEqual ? 'equal' : left === null ? 'none' : 'removed'}>
        {isEqual || left === null ? null : <VisuallyHidden>Earlier: </VisuallyHidden>}
        {left}
      </Side>
      <Side role="cell" $kind={isEqual ? 'repeated' : right === null ? 'none' : 'added'}>
        {isEqual || right === null ? null : <VisuallyHidden>Later: </VisuallyHidden>}
        {right}
      </Side>
    </tr>
  );
}

function write(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

type Kind = 'equal' | 'repeated' | 'removed' | 'added' | 'none';

/* The sign says what the colour says. */
const kinds: Record<Kind, ReturnType<typeof css>> = {
  equal: css``,
  repeated: css``,
  none: css`
    background: ${token.color.raised};
  `,
  removed: css`
    background: ${token.color.dangerSoft};

    &::before {
      content: '− ';
      content: '− ' / '';
    }
  `,
  added: css`
    background: ${token.color.successSoft};

    &::before {
      content: '+ ';
      content: '+ ' / '';
    }
  `,
};

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
`;

const NARROW = '@media (max-width: 39.99rem)';

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  ${NARROW} {
    display: block;

    & > tbody,
    & > tbody > tr {
      display: block;
    }
  }
`;

const Name = styled.th<{ $kind: 'removed' | 'added' }>`
  padding: ${token.space[2]} ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
  text-align: start;

  ${NARROW} {
    border: 0;
    color: ${token.color.text};
    ${({ $kind }) => kinds[$kind]}
  }
`;

const Side = styled.td<{ $kind: Kind }>`
  padding: 2px ${token.space[3]};
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
  vertical-align: top;
  white-space: pre-wrap;
  ${({ $kind }) => kinds[$kind]}

  ${NARROW} {
    display: ${({ $kind }) => ($kind === 'repeated' || $kind === 'none' ? 'none' : 'block')};
  }

  ${media.tablet} {
    & + & {
      border-inline-start: 1px solid ${token.color.line};
    }
  }
`;
