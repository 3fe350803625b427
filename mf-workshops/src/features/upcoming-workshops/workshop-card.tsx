import { Heading, media, Row, surface, Text, token } from '@declic/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUtmPath } from '../../domain/utm';
import type { Session } from '../../domain/session';
import { levelNames } from '../../domain/session-labels';
import { paths } from '../../paths';
import { Cover } from '../../ui/cover/cover';
import { SeatsLeft } from '../../ui/seats-left';
import { SessionFacts } from '../../ui/session-facts';
import { StackTags } from '../../ui/stack-tags';
import { StatusBadge } from '../../ui/status-badge';
import { titleId, WorkshopAction } from './workshop-action';
import type { ListView } from './use-list-view';

export interface WorkshopCardProps {
  session: Session;
  view: ListView;
}

/** A workshop among others: a card in the grid, a line in the list. */
export function WorkshopCard({ session, view }: WorkshopCardProps) {
  const withCampaign = useUtmPath();
  return (
    <Card $view={view}>
      <Picture $view={view}>
        <Cover session={session} />
      </Picture>
      <Body>
        <Row $gap={3}>
          <StatusBadge session={session} />
          <Text as="span" size="small" tone="muted">
            {levelNames[session.level]}
          </Text>
        </Row>
        <Heading level={3} size="h4" id={titleId(session.id)}>
          <TitleLink to={withCampaign(paths.workshop(session.id))}>{session.title}</TitleLink>
        </Heading>
        <SessionFacts session={session} />
        <StackTags stack={session.stack} />
      </Body>
      <Foot $view={view}>
        <SeatsLeft session={session} />
        <WorkshopAction session={session} />
      </Foot>
    </Card>
  );
}

const Card = styled.article<{ $view: ListView }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  block-size: 100%;
  overflow: hidden;
  ${surface}
  transition: border-color ${token.motion.feedback};

  ${media.hover} {
    &:hover {
      border-color: ${token.color.lineStrong};
    }
  }

  ${media.tablet} {
    ${({ $view }) => ($view === 'liste' ? 'grid-template: 1fr / 200px 1fr auto; align-items: center;' : '')}
  }
`;

/** On a phone a list is for reading quickly: no pictures. */
const Picture = styled.div<{ $view: ListView }>`
  display: ${({ $view }) => ($view === 'liste' ? 'none' : 'block')};
  align-self: stretch;

  ${media.tablet} {
    display: block;
  }

  & > * {
    block-size: 100%;
    object-fit: cover;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;
  padding: ${token.space[4]};

  ${media.tablet} {
    padding: ${token.space[5]};
  }
`;

/** The whole card leads to the workshop; its action stays above. */
const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${token.color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

const Foot = styled.div<{ $view: ListView }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: 0 ${token.space[4]} ${token.space[4]};

  & > :last-child {
    position: relative;
    z-index: 1;
    margin-inline-start: auto;
  }

  ${media.tablet} {
    padding: 0 ${token.space[5]} ${token.space[5]};
    ${({ $view }) => ($view === 'liste' ? `flex-direction: column; align-items: flex-end; padding-block-start: ${token.space[5]};` : '')}
  }
`;
