import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ChevronRight } from '../icons';
import { token } from '../tokens';

/** `marker` has the browser's own triangle and is as wide as its text; `row` fills its line and wraps. */
type DisclosureVariant = 'marker' | 'row';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  variant?: DisclosureVariant | undefined;
  size?: 'small' | 'body' | undefined;
}

/** A section that is closed until its summary is pressed. */
export function Disclosure({ summary, children, variant = 'marker', size = 'small' }: DisclosureProps) {
  return (
    <Root>
      <Summary $variant={variant} $size={size}>
        {variant === 'row' ? <ChevronRight size={16} aria-hidden /> : null}
        {variant === 'row' ? <span>{summary}</span> : summary}
      </Summary>
      <Content $variant={variant}>{children}</Content>
    </Root>
  );
}

const Root = styled.details`
  min-inline-size: 0;

  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`;

const variants: Record<DisclosureVariant, ReturnType<typeof css>> = {
  marker: css`
    inline-size: fit-content;
    padding-block: calc((${token.size.target} - 1lh) / 2);
    color: ${token.color.textMuted};

    &:hover {
      color: ${token.color.text};
    }
  `,
  row: css`
    display: grid;
    grid-template-columns: 16px 1fr;
    gap: ${token.space[2]};
    align-items: start;
    padding-block: 6px;
    list-style: none;
    overflow-wrap: anywhere;

    &::-webkit-details-marker {
      display: none;
    }

    & > svg {
      margin-block-start: calc((1lh - 16px) / 2);
      color: ${token.color.textMuted};
      transition: transform ${token.motion.feedback};
    }

    &:hover {
      color: ${token.color.accentText};
    }
  `,
};

const Summary = styled.summary<{ $variant: DisclosureVariant; $size: 'small' | 'body' }>`
  border-radius: ${token.radius.control};
  color: ${({ $size }) => ($size === 'small' ? token.color.textMuted : token.color.text)};
  font-size: ${({ $size }) => token.text[$size]};
  cursor: pointer;
  ${({ $variant }) => variants[$variant]}
`;

const Content = styled.div<{ $variant: DisclosureVariant }>`
  padding-block: ${({ $variant }) => ($variant === 'row' ? `${token.space[1]} ${token.space[3]}` : '0')};
`;
