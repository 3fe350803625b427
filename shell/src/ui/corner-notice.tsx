import { Notice, token } from '@declic/design-system';
import { styled } from 'styled-components';

/** A place for a notice above the page. On the left, like toasts: buttons of pages stand at the right end of their lines. */
export const Corner = styled.div`
  position: fixed;
  z-index: 30;
  inset-block-end: ${token.space[4]};
  inset-inline-start: ${token.space[4]};
  max-inline-size: min(26rem, calc(100vw - 2 * ${token.space[4]}));
`;

/** A notice that is told from the page below it. */
export const CornerNotice = styled(Notice)`
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  box-shadow: ${token.shadow.overlay};
`;
