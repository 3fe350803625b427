import { media, token } from '@declic/design-system';
import { css, styled } from 'styled-components';
import { HEADING_ID } from '../head/site-head';

const large = css`
  font-family: ${token.font.heading};
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.045em;
  line-height: 0.95;
  text-wrap: balance;
`;

/** The one sentence of a page, as large as the screen allows. */
export const Display = styled.h1.attrs({ id: HEADING_ID })`
  ${large}
  font-size: clamp(3.25rem, 12.5vw, 11rem);
  overflow-wrap: normal;
`;

/** The title of a page that says more than one sentence. */
export const PageHeading = styled.h1.attrs({ id: HEADING_ID })`
  ${large}
  font-size: clamp(2.5rem, 7vw, 5.5rem);
  line-height: 1;
`;

/** The idea of a section. */
export const SectionHeading = styled.h2`
  ${large}
  max-inline-size: 18ch;
  font-size: clamp(2rem, 5vw, 4rem);
  letter-spacing: -0.035em;
  line-height: 1.02;
`;

/** What follows a heading of a section; lists have no margin of their own. */
export const Below = styled.div`
  margin-block-start: clamp(${token.space[6]}, 4vw, ${token.space[8]});
`;

/** One idea a screen: room above and below. */
export const Section = styled.section<{ $inverted?: boolean }>`
  padding-block: clamp(${token.space[8]}, 10vw, 10rem);
  ${({ $inverted = false }) => ($inverted ? inverted : null)}
`;

/* Ink on paper becomes paper on ink, in both themes. */
const inverted = css`
  background: ${token.color.text};
  color: ${token.color.canvas};

  & :is(h2, h3, p) {
    color: inherit;
  }

  ${media.forcedColors} {
    border-block: 1px solid;
  }
`;

/** The sentence below a heading. */
export const Lead = styled.p`
  max-inline-size: 46ch;
  color: ${token.color.textMuted};
  font-size: clamp(${token.text.lead}, 1.6vw, ${token.text.h4});
  text-wrap: pretty;
`;
