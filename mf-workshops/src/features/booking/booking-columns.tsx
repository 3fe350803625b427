import { media, token } from '@declic/design-system';
import { styled } from 'styled-components';

/** The form, and beside it what it is about; on a phone the form comes first. */
export const BookingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 560px) minmax(0, 400px);
    gap: ${token.space[8]};
    align-items: start;
    justify-content: space-between;
  }
`;
