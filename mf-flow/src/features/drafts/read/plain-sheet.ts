import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** A text as it was typed, which scrolls within its own height. */
export const PlainSheet = styled.div`
  overflow-y: auto;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.canvas};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
