import { token } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { offerQuery } from './offer.queries';

const PLACES_IN_A_ROW = 20;

/** One stroke for each place of the offer; those that are taken have lost their colour. Empty while the number is not known. */
export function OfferPlaces() {
  const { data } = useQuery(offerQuery());
  if (!data || data.places_left === null) return <Places aria-hidden />;
  const taken = data.places - data.places_left;
  return (
    <Places aria-hidden>
      {Array.from({ length: data.places }, (_, place) => (
        <Place key={place} $taken={place < taken} />
      ))}
    </Places>
  );
}

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(${PLACES_IN_A_ROW}, 1fr);
  gap: 6px 4px;
  inline-size: 100%;
  min-block-size: 94px;
`;

const Place = styled.i<{ $taken: boolean }>`
  block-size: 14px;
  border-inline-start: 3px solid ${({ $taken }) => ($taken ? token.color.line : token.color.accent)};
  border-radius: 2px;
  transform: skewX(-32deg);
`;
