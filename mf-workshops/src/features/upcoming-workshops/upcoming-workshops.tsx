import { EmptyState, Heading, media, Row, Stack, token } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { isReplay, type Session } from '../../domain/session';
import { CustomWorkshopCard } from './custom-workshop-card';
import { FeaturedWorkshop } from './featured-workshop';
import { ListPages } from './list-pages';
import { nextWorkshop } from './next-workshop';
import { type ListView, useListView } from './use-list-view';
import { ViewToggle } from './view-toggle';
import { CUSTOM, withCustomCard } from './with-custom-card';
import { WorkshopCard } from './workshop-card';
import { workshopListQuery } from './upcoming-workshops.queries';

export interface UpcomingWorkshopsProps {
  /** From 1. */
  page: number;
}

/** The next workshop, the upcoming sessions and the replays: a page of them, with links to the others. */
export function UpcomingWorkshops({ page }: UpcomingWorkshopsProps) {
  const { items: sessions, pages } = useSuspenseQuery(workshopListQuery(page)).data;
  const [openedAt] = useState(() => new Date());
  const next = page === 1 ? nextWorkshop(sessions, openedAt) : undefined;

  if (sessions.length === 0) {
    return (
      <EmptyState
        title="Aucun atelier pour le moment"
        description="Les prochaines dates sont en préparation. Revenez dans quelques jours."
      />
    );
  }
  return (
    <Stack $gap={8}>
      {next ? <FeaturedWorkshop session={next} /> : null}
      <Announced heading="Tous les ateliers" sessions={sessions.filter((session) => !isReplay(session))} />
      <Announced heading="À revoir" sessions={sessions.filter(isReplay)} />
      {pages > 1 ? <ListPages page={page} pages={pages} /> : null}
    </Stack>
  );
}

function Announced({ heading, sessions }: { heading: string; sessions: readonly Session[] }) {
  const headingId = useId();
  const [view, chooseView] = useListView();
  if (sessions.length === 0) return null;
  const ahead = !sessions.some(isReplay);
  const shown = ahead && view === 'grille' ? withCustomCard(sessions) : sessions;

  return (
    <section aria-labelledby={headingId}>
      <Line $justify="space-between">
        <Heading level={2} size="h3" id={headingId}>
          {heading}
        </Heading>
        {ahead ? <ViewToggle view={view} onChoose={chooseView} /> : null}
      </Line>
      <Cards role="list" $view={view}>
        {shown.map((session) => (
          <li key={session === CUSTOM ? CUSTOM : session.id}>
            {session === CUSTOM ? <CustomWorkshopCard /> : <WorkshopCard session={session} view={view} />}
          </li>
        ))}
      </Cards>
    </section>
  );
}

const Line = styled(Row)`
  margin-block-end: ${token.space[5]};
`;

export const Cards = styled.ul<{ $view?: ListView }>`
  display: grid;
  gap: ${token.space[5]};

  ${media.tablet} {
    grid-template-columns: ${({ $view = 'grille' }) => ($view === 'grille' ? 'repeat(auto-fill, minmax(320px, 1fr))' : '1fr')};
  }
`;
