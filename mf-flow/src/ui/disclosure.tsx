import { ChevronRight, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Small and muted: more about what is above it. */
  isQuiet?: boolean;
}

/** Collapsible section. */
export function Disclosure({ summary, children, isQuiet = false }: DisclosureProps) {
  return (
    <Root>
      <Summary $isQuiet={isQuiet}>
        <ChevronRight size={16} aria-hidden />
        <span>{summary}</span>
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}

const Root = styled.details`
  min-inline-size: 0;

  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`;

const Summary = styled.summary<{ $isQuiet: boolean }>`
  display: grid;
  grid-template-columns: 16px 1fr;
  gap: ${token.space[2]};
  align-items: start;
  padding-block: 6px;
  border-radius: ${token.radius.control};
  color: ${({ $isQuiet }) => ($isQuiet ? token.color.textMuted : token.color.text)};
  font-size: ${({ $isQuiet }) => ($isQuiet ? token.text.small : 'inherit')};
  list-style: none;
  overflow-wrap: anywhere;
  cursor: pointer;

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

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Content = styled.div`
  padding-block: ${token.space[1]} ${token.space[3]};
`;
