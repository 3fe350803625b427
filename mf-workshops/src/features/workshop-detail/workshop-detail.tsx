import { Breadcrumb, PageTitle, Row, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { useUtmPath } from '../../domain/utm';
import { HEADING_ID } from '../../head/workshops-head';
import { paths } from '../../paths';
import { Cover } from '../../ui/cover/cover';
import { StackTags } from '../../ui/stack-tags';
import { StatusBadge } from '../../ui/status-badge';
import { BookingCard, type BookingCardProps } from './booking-card';
import { Aside, Body, Columns, Head } from './workshop-columns';
import { WorkshopFacts } from './workshop-facts';
import { WorkshopSection } from './workshop-section';

/** Everything one wants to know before booking. */
export function WorkshopDetail({ session, ...card }: BookingCardProps) {
  const withCampaign = useUtmPath();
  return (
    <Columns>
      <Head id={HEADING_ID}>
        <Breadcrumb
          label="Fil d’Ariane"
          items={[{ label: 'Ateliers', href: withCampaign(paths.home()) }, { label: session.title }]}
        />
        <Row $gap={3}>
          <StatusBadge session={session} />
          <StackTags stack={session.stack} all />
        </Row>
        <PageTitle size="h1" lead={session.subtitle}>
          {session.title}
        </PageTitle>
      </Head>
      <Aside aria-label="Réservation">
        <BookingCard session={session} {...card} />
      </Aside>
      <Body>
        <Picture>
          <Cover session={session} />
        </Picture>
        <WorkshopFacts session={session} />
        <WorkshopSection heading="Objectifs" items={session.objectives} />
        <WorkshopSection heading="Programme" items={session.agenda} ordered />
        <WorkshopSection heading="Prérequis" items={session.prerequisites} />
        <WorkshopSection heading="Livrables" items={session.deliverables} />
        <WorkshopSection heading="Avantages" items={session.perks} />
      </Body>
    </Columns>
  );
}

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.card};

  & > * {
    aspect-ratio: 2.4;
    object-fit: cover;
  }
`;
