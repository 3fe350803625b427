import { Container, media, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LiveExample } from '../features/live-example/live-example';
import { OfferPlaces } from '../features/offer/offer-places';
import type { LandingTexts } from '../i18n/landing/landing-texts';
import { Display, Lead } from '../ui/display';
import { ClickDrawing } from '../ui/drawings/click-drawing';

export interface LandingHeroProps {
  texts: LandingTexts;
  waitlistId: string;
  /** The form of the waitlist. */
  children: ReactNode;
}

/** The sentence, what it means, and the two things to do: look at a call, or join. */
export function LandingHero({ texts, waitlistId, children }: LandingHeroProps) {
  return (
    <Screen>
      <Drawing />
      <Container>
        <Display>{texts.heading.join(' ')}</Display>
        <Sides>
          <Pitch>
            <Lead>{texts.lead}</Lead>
            <LiveExample label={texts.exampleLabel} requestLabel={texts.requestLabel} answerLabel={texts.answerLabel} />
          </Pitch>
          <Join id={waitlistId}>
            {children}
            <OfferPlaces />
          </Join>
        </Sides>
      </Container>
    </Screen>
  );
}

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  padding-block: clamp(${token.space[6]}, 6vw, ${token.space[9]}) ${token.space[6]};
`;

const Drawing = styled(ClickDrawing)`
  position: absolute;
  z-index: -1;
  inset-block-start: 0.5rem;
  inset-inline-end: -0.5rem;
  inline-size: clamp(9rem, 36vw, 42rem);

  ${media.desktop} {
    inset-block-start: -5rem;
    inset-inline-end: -4rem;
  }
`;

const Sides = styled.div`
  display: grid;
  gap: ${token.space[6]};
  margin-block-start: clamp(${token.space[6]}, 5vw, ${token.space[8]});

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${token.space[8]};
    align-items: start;
  }
`;

const Pitch = styled.div`
  display: grid;
  gap: ${token.space[6]};
  min-inline-size: 0;
`;

const Join = styled.div`
  display: grid;
  gap: ${token.space[5]};
`;
