import { token } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { offerQuery } from './offer.queries';

interface OfferTexts {
  readonly offer: string;
  readonly offerLeft: string;
  readonly offerGone: string;
}

export interface OfferBannerProps {
  texts: OfferTexts;
  /** Where the offer is taken up. */
  href: string;
}

/** The offer, and how many places the database says are left. The page does not wait for the number, nor miss it when it fails. */
export function OfferBanner({ texts, href }: OfferBannerProps) {
  const { data } = useQuery(offerQuery());
  const left = data?.places_left ?? undefined;
  if (left === 0) return <Banner href={href}>{texts.offerGone}</Banner>;
  return (
    <Banner href={href}>
      <strong>{texts.offer}</strong>
      <Left>
        {left === undefined ? null : (
          <>
            {texts.offerLeft} <b>{left}</b>
          </>
        )}
      </Left>
    </Banner>
  );
}

const Banner = styled.a`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  align-items: center;
  justify-content: center;
  min-block-size: ${token.size.target};
  padding: ${token.space[2]} ${token.space[4]};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.text.small};
  text-align: center;
  text-decoration: none;

  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    outline-color: ${token.color.onAccent};
    outline-offset: -4px;
  }
`;

/* Keeps its room before the number is there. */
const Left = styled.span`
  min-inline-size: 9.5em;
  font-variant-numeric: tabular-nums;
  text-align: start;

  &::before {
    content: '\\200b';
  }
`;
