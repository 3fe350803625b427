import { ButtonLink, ErrorState, PageTitle, Stack } from '@declic/design-system';
import { prefetch, usePageHead } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { UpcomingWorkshops } from '../features/upcoming-workshops/upcoming-workshops';
import { workshopListQuery } from '../features/upcoming-workshops/upcoming-workshops.queries';
import { UpcomingWorkshopsSkeleton } from '../features/upcoming-workshops/upcoming-workshops-skeleton';
import { WORKSHOPS_PICTURE } from '../head/pictures';
import { HEADING_ID, workshopsHead } from '../head/workshops-head';
import { paths } from '../paths';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';

/** The number of a page as the address names it; undefined when it is none. */
const parsePage = (text = '') => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined);

export const loader = ({ params }: LoaderFunctionArgs) => {
  const page = parsePage(params['page']);
  return page === undefined ? null : prefetch(workshopListQuery(page));
};

/** A page of the list after the first one, which is the home of the workshops. */
export function Component() {
  const page = parsePage(useParams()['page']);
  return (
    <WorkshopPage>
      {page === undefined ? (
        <NoSuchPage />
      ) : (
        <WorkshopsBoundary
          key={page}
          loading={<UpcomingWorkshopsSkeleton />}
          failed="Les ateliers n’ont pas pu être chargés."
          failedPage="Tous les ateliers · Ateliers Declic"
        >
          <ListedPage page={page} />
        </WorkshopsBoundary>
      )}
    </WorkshopPage>
  );
}

function ListedPage({ page }: { page: number }) {
  const { items } = useSuspenseQuery(workshopListQuery(page)).data;
  return items.length === 0 ? <NoSuchPage /> : <FoundPage page={page} />;
}

function FoundPage({ page }: { page: number }) {
  usePageHead(
    workshopsHead({
      title: `Tous les ateliers, page ${page} · Declic`,
      description: `Les ateliers Declic d’automatisation, en direct et en replay : page ${page} de la liste.`,
      path: paths.list(page),
      picture: WORKSHOPS_PICTURE,
      pictureText: 'Ateliers Declic : libre dès demain',
      jsonLd: [],
    }),
  );
  return (
    <Stack $gap={7}>
      <Stack as="header" $gap={4} id={HEADING_ID}>
        <PageTitle lead="En direct, en français, et en replay pour les précédents.">{`Tous les ateliers, page ${page}`}</PageTitle>
      </Stack>
      <UpcomingWorkshops page={page} />
    </Stack>
  );
}

/** The number is none, or the list has become shorter. */
function NoSuchPage() {
  usePageHead({ title: 'Page introuvable · Declic', lang: 'fr', noindex: true, missing: true });
  return (
    <ErrorState
      level={1}
      title="Page introuvable"
      message="La liste des ateliers n’a pas cette page."
      action={<ButtonLink href={paths.home()}>Voir tous les ateliers</ButtonLink>}
    />
  );
}
