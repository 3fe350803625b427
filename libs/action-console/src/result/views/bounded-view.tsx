import { token } from '@declic/design-system';
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
  padding-block-end: ${token.space[4]};
  /* An edge below as long as there is more: it is covered by the end of the content. */
  background:
    linear-gradient(${token.color.surface} 0 0) bottom / 100% ${token.space[4]} no-repeat local,
    linear-gradient(transparent, ${token.color.lineStrong}) bottom / 100% ${token.space[3]} no-repeat scroll;
`;
