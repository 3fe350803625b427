import { Spinner } from '@declic/design-system';
import { keyframes, styled } from 'styled-components';

/** A page that is on its way. Shown late, because most pages are here before anybody looks. */
export function PageSpinner() {
  return (
    <Place>
      <Spinner label="Loading" size={32} />
    </Place>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 50vh;
  animation: ${appear} 200ms 300ms both;
`;
