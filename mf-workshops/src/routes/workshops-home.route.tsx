import { CardSkeleton, media, PageTitle, Stack, token } from '@declic/design-system';
import { prefetch, usePageHead } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Benefits } from '../features/home/benefits';
import { Contact } from '../features/home/contact';
import { Faq } from '../features/home/faq';
import { listQuestions } from '../features/home/questions';
import { Testimonials } from '../features/home/testimonials';
import { UpcomingWorkshops } from '../features/upcoming-workshops/upcoming-workshops';
import { workshopListQuery } from '../features/upcoming-workshops/upcoming-workshops.queries';
import { UpcomingWorkshopsSkeleton } from '../features/upcoming-workshops/upcoming-workshops-skeleton';
import { WORKSHOPS_PICTURE } from '../head/pictures';
import { toFaqPage } from '../head/questions-json-ld';
import { workshopsSite } from '../head/site-json-ld';
import { HEADING_ID, workshopsHead } from '../head/workshops-head';
import { paths } from '../paths';
import { policyQuery } from '../policy/policy.queries';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';

export const loader = () => {
  prefetch(policyQuery());
  return prefetch(workshopListQuery(1));
};

export function Component() {
  const { data: policy } = useQuery(policyQuery());
  usePageHead(
    workshopsHead({
      title: 'Ateliers gratuits d’automatisation · Declic',
      description:
        'Des ateliers gratuits et en direct pour automatiser ce qui vous prend du temps : n8n, API, webhooks. Choisissez une date, réservez votre place.',
      path: paths.home(),
      picture: WORKSHOPS_PICTURE,
      pictureText: 'Ateliers Declic : libre dès demain',
      jsonLd: [workshopsSite(), ...(policy ? [toFaqPage(listQuestions(policy))] : [])],
    }),
  );
  return (
    <WorkshopPage>
      <Hero id={HEADING_ID}>
        <PageTitle
          size="display"
          lead="Des ateliers gratuits, en direct et en français, pour automatiser ce qui vous prend du temps. On construit ensemble, vous repartez avec ce qui marche."
        >
          Libre dès demain
        </PageTitle>
      </Hero>
      <WorkshopsBoundary loading={<UpcomingWorkshopsSkeleton />} failed="Les ateliers n’ont pas pu être chargés.">
        <UpcomingWorkshops page={1} />
      </WorkshopsBoundary>
      <More $gap={8}>
        <Benefits />
        <Testimonials />
        <WorkshopsBoundary
          loading={<CardSkeleton label="Chargement des questions" height="320px" />}
          failed="Les questions n’ont pas pu être chargées."
        >
          <Faq />
        </WorkshopsBoundary>
        <Contact />
      </More>
    </WorkshopPage>
  );
}

const More = styled(Stack)`
  margin-block-start: ${token.space[8]};
`;

const Hero = styled.header`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 46rem;
  padding-block: ${token.space[4]} ${token.space[7]};

  ${media.desktop} {
    padding-block: ${token.space[6]} ${token.space[8]};
  }
`;
