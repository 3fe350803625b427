import { media, PageTitle, token } from '@declic/design-system';
import { prefetch, useTitle } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { UpcomingWorkshops } from '../features/upcoming-workshops/upcoming-workshops';
import { workshopListQuery } from '../features/upcoming-workshops/upcoming-workshops.queries';
import { UpcomingWorkshopsSkeleton } from '../features/upcoming-workshops/upcoming-workshops-skeleton';
import { paths } from '../paths';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';

export const loader = () => prefetch(workshopListQuery());

export function Component() {
  useTitle('Ateliers gratuits d’automatisation · Declic', {
    lang: 'fr',
    description:
      'Des ateliers gratuits et en direct pour automatiser ce qui vous prend du temps : n8n, API, webhooks. Choisissez une date, réservez votre place.',
    canonical: paths.home(),
  });
  return (
    <WorkshopPage>
      <Hero>
        <PageTitle
          size="display"
          lead="Des ateliers gratuits, en direct et en français, pour automatiser ce qui vous prend du temps. On construit ensemble, vous repartez avec ce qui marche."
        >
          Libre dès demain
        </PageTitle>
      </Hero>
      <WorkshopsBoundary loading={<UpcomingWorkshopsSkeleton />} failed="Les ateliers n’ont pas pu être chargés.">
        <UpcomingWorkshops />
      </WorkshopsBoundary>
    </WorkshopPage>
  );
}

const Hero = styled.header`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 46rem;
  padding-block: ${token.space[4]} ${token.space[7]};

  ${media.desktop} {
    padding-block: ${token.space[6]} ${token.space[8]};
  }
`;
