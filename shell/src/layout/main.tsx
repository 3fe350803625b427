import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The main region: where the skip link and, after a navigation, the focus go. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <Region id="main" tabIndex={-1}>
      {children}
    </Region>
  );
}

const Region = styled.main`
  flex: 1;
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;
