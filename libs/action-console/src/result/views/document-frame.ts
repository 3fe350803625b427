import { token } from '@declic/design-system';
import { styled } from 'styled-components';

/** A document of an answer: a page or a PDF. */
export const DocumentFrame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: min(70vh, 640px);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
`;
