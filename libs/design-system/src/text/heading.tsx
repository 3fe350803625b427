import type { HTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { media, token } from '../tokens';

type HeadingLevel = 1 | 2 | 3 | 4;

/** How large it looks, independent of its place in the outline. */
type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'lead';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The place in the outline of the page. */
  level?: HeadingLevel | undefined;
  size?: HeadingSize | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const defaultSizes: Record<HeadingLevel, HeadingSize> = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'lead' };

/** A heading: its level says where it stands in the page, its size how it looks. */
export function Heading({ level = 2, size = defaultSizes[level], ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} $size={size} {...rest} />;
}

/** Large sizes step down one on a phone, where 64 px would be three words a line. */
const sizes: Record<HeadingSize, ReturnType<typeof css>> = {
  display: responsive('h1', 'display'),
  h1: responsive('h2', 'h1'),
  h2: responsive('h3', 'h2'),
  h3: responsive('h4', 'h3'),
  h4: responsive('lead', 'h4'),
  lead: responsive('lead', 'lead'),
};

function responsive(narrow: keyof typeof token.text, wide: keyof typeof token.text) {
  return css`
    font-size: ${token.text[narrow]};

    ${media.tablet} {
      font-size: ${token.text[wide]};
    }
  `;
}

const StyledHeading = styled.h2<{ $size: HeadingSize }>`
  color: ${token.color.text};
  letter-spacing: ${({ $size }) => ($size === 'lead' || $size === 'h4' ? '-0.01em' : '-0.025em')};
  ${({ $size }) => sizes[$size]}
`;
