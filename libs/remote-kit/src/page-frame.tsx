import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageFrameProps {
  /** What the owner of the page shows above it and over it. */
  before?: ReactNode;
  after?: ReactNode;
  'aria-busy'?: boolean;
  children: ReactNode;
}

/**
 * The element around a page, in the shell and where its HTML is made beforehand. Both have the same number of children here: React
 * counts them for the ids of `useId`.
 */
export function PageFrame({ before, after, children, ...attributes }: PageFrameProps) {
  return (
    <Frame {...attributes}>
      {before}
      {children}
      {after}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  & h1:focus {
    outline: none;
  }
`;
