import { styled } from 'styled-components';

/** An address that a person has typed: a long one breaks where it has to, also beside other things and in large text. */
export const MailAddress = styled.span`
  overflow-wrap: anywhere;
`;
