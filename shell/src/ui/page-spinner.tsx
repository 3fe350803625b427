import { Spinner } from '@declic/design-system';
import { keyframes, styled } from 'styled-components';

/** Spinner of a loading page. Appears after a delay, because most pages load faster. */
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
