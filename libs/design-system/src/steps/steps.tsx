import { css, styled } from 'styled-components';
import { media, token } from '../tokens';

/** The number stands in the margin of running text, in a circle before a title, or over a column. */
export type StepsVariant = 'text' | 'circles' | 'columns';

export interface StepsProps {
  $variant?: StepsVariant | undefined;
}

/** Numbered steps; each child is an `li`. */
export const Steps = styled.ol.attrs<StepsProps>(({ $variant }) => (hasMarkers($variant) ? {} : { role: 'list' }))`
  display: grid;
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;
  ${({ $variant = 'text' }) => variants[$variant]}
`;

/** Without markers Safari forgets that it is a list, unless the role says so. */
const hasMarkers = (variant: StepsVariant = 'text') => variant === 'text';

const variants: Record<StepsVariant, ReturnType<typeof css>> = {
  text: css`
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[3]};
    padding-inline-start: 1.4em;
    font-variant-numeric: tabular-nums;
    list-style: decimal;

    & > li {
      padding-inline-start: ${token.space[1]};
    }

    & > li::marker {
      color: ${token.color.accentText};
      font-weight: ${token.weight.semibold};
    }

    & > li > * + * {
      margin-block-start: ${token.space[3]};
    }
  `,
  circles: css`
    gap: ${token.space[4]};

    & > li {
      display: grid;
      grid-template-columns: auto 1fr;
      column-gap: ${token.space[3]};
      counter-increment: step;
      overflow-wrap: anywhere;
    }

    & > li::before {
      grid-row: span 2;
      display: grid;
      place-items: center;
      inline-size: 28px;
      block-size: 28px;
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.full};
      color: ${token.color.textMuted};
      font-size: ${token.text.small};
      font-variant-numeric: tabular-nums;
      content: counter(step);
    }
  `,
  columns: css`
    gap: ${token.space[6]};

    & > li {
      display: grid;
      gap: ${token.space[2]};
      align-content: start;
      counter-increment: step;
    }

    & > li::before {
      color: ${token.color.accentText};
      font-family: ${token.font.mono};
      font-size: ${token.text.small};
      content: counter(step);
    }

    ${media.tablet} {
      grid-template-columns: repeat(3, 1fr);
    }
  `,
};
