import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { forcedEdge } from '../tokens/forced-edge';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone?: NoticeTone | undefined;
  children: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } satisfies Record<
  NoticeTone,
  unknown
>;

/** A message that stays in the page: a form-level error, a hint that matters. `danger` is announced at once. */
export function Notice({ tone = 'info', children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} $tone={tone} {...rest}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </Root>
  );
}

const backgrounds: Record<NoticeTone, string> = {
  info: token.color.infoSoft,
  success: token.color.successSoft,
  warning: token.color.warningSoft,
  danger: token.color.dangerSoft,
};

const Root = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${({ $tone }) => backgrounds[$tone]};
  color: ${token.color.text};
  ${forcedEdge}

  & > svg {
    margin-block-start: 2px;
    color: ${({ $tone }) => token.color[$tone]};
  }
`;
