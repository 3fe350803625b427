import { Columns, Heading, Row, Stack, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUtmPath } from '../../domain/utm';
import { longDate, timeOfDay } from '../../domain/dates';
import type { Session } from '../../domain/session';
import { formatNames, levelNames } from '../../domain/session-labels';
import { paths } from '../../paths';
import { Cover } from '../../ui/cover/cover';
import { SeatsLeft } from '../../ui/seats-left';
import { VisitorTimeNote } from '../../ui/visitor-time-note';
import { WorkshopAction } from './workshop-action';

export interface FeaturedWorkshopProps {
  session: Session;
}

export function FeaturedWorkshop({ session }: FeaturedWorkshopProps) {
  const headingId = useId();
  const withCampaign = useUtmPath();
  return (
    <Columns as="section" $columns="7fr 5fr" $gap={5} $wideGap={7} $align="center" aria-labelledby={headingId}>
      <Picture>
        <Cover session={session} />
      </Picture>
      <Body $gap={3} $align="start">
        <Text size="small" weight="medium" tone="accent">
          Prochain atelier
        </Text>
        <Heading level={2} size="h2" id={headingId}>
          <TitleLink to={withCampaign(paths.workshop(session.id))}>{session.title}</TitleLink>
        </Heading>
        <Text size="lead" tone="muted">
          {session.subtitle}
        </Text>
        <Text weight="medium">
          <time dateTime={session.start_utc}>
            {longDate(session.start_utc)} à {timeOfDay(session.start_utc)}
          </time>
        </Text>
        <VisitorTimeNote start={session.start_utc} />
        <Text size="small" tone="muted">
          {session.duration_min} min · {levelNames[session.level]} · {formatNames[session.format]}
        </Text>
        <Actions $gap={4}>
          <WorkshopAction session={session} prominent />
          <SeatsLeft session={session} />
        </Actions>
      </Body>
    </Columns>
  );
}

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.card};
`;

const Body = styled(Stack)`
  & time::first-letter {
    text-transform: uppercase;
  }

  & time {
    display: inline-block;
  }
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${token.color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.15em;
  }
`;

const Actions = styled(Row)`
  margin-block-start: ${token.space[3]};
`;
