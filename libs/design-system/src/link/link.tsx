import { css, styled } from 'styled-components';
import { token } from '../tokens';
import { Anchor, type LinkElementProps } from './link-provider';

/** `inline` sits in running text, `quiet` in lists of links, `strong` stands alone. */
type LinkVariant = 'inline' | 'quiet' | 'strong';

export interface LinkProps extends LinkElementProps {
  variant?: LinkVariant | undefined;
}

/** A link. Internal addresses go through the router given to `LinkProvider`. */
export function Link({ variant = 'inline', ...rest }: LinkProps) {
  return <StyledLink $variant={variant} {...rest} />;
}

const variants: Record<LinkVariant, ReturnType<typeof css>> = {
  inline: css`
    color: ${token.color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;

    &:hover {
      text-decoration-thickness: 2px;
    }
  `,
  quiet: css`
    color: ${token.color.textMuted};
    text-decoration: none;

    &:hover {
      color: ${token.color.text};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  `,
  strong: css`
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-block-size: ${token.size.target};
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
    text-decoration: underline;
    text-decoration-color: ${token.color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  `,
};

const StyledLink = styled(Anchor)<{ $variant: LinkVariant }>`
  border-radius: 2px;
  transition: color ${token.motion.feedback};
  ${({ $variant }) => variants[$variant]}
`;
