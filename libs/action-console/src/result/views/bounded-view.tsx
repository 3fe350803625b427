import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A view of any length that scrolls in itself, so that what stands below it stays near. */
export function BoundedView({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Focusable, so that the keyboard can scroll what does not fit.
    <Scroller role="group" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow: auto;
  max-block-size: 70vh;
`;
