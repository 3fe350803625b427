import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../tokens';
import { Wordmark } from '../brand';
import { Container } from '../layout/container';
import { Link } from '../link';

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface FooterProps {
  groups?: readonly FooterGroup[] | undefined;
  /** One sentence under the wordmark. */
  tagline?: ReactNode;
  /** The last line: copyright, legal links. */
  children?: ReactNode;
}

/** The end of the page: groups of links, and the small print. */
export function Footer({ groups = [], tagline, children }: FooterProps) {
  return (
    <Root>
      <Container>
        <Columns>
          <Brand>
            <Wordmark size={20} />
            {tagline ? <p>{tagline}</p> : null}
          </Brand>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </Columns>
        {children ? <Small>{children}</Small> : null}
      </Container>
    </Root>
  );
}

function Group({ title, links }: FooterGroup) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={label}>
            <FooterLink variant="quiet" href={href}>
              {label}
            </FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Root = styled.footer`
  margin-block-start: ${token.space[8]};
  padding-block: ${token.space[7]} ${token.space[6]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr));
  gap: ${token.space[6]} ${token.space[5]};
`;

const Brand = styled.div`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;
`;

const GroupTitle = styled.p`
  margin-block-end: ${token.space[1]};
  color: ${token.color.text};
  font-weight: ${token.weight.medium};
`;

const FooterLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.size.target};

  ${media.finePointer} {
    min-block-size: ${token.space[6]};
  }
`;

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  align-items: center;
  margin-block-start: ${token.space[6]};
  padding-block-start: ${token.space[5]};
  border-block-start: 1px solid ${token.color.line};
`;
