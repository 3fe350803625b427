import { styled } from 'styled-components';

/** Groups inputs without the frame and the spacing of the browser. */
export const Fieldset = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
