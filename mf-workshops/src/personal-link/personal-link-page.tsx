import { usePageHead } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';
import { LinkNeeded } from './link-needed';
import { useLinkToken } from './use-link-token';

export interface PersonalLinkPageProps {
  title: string;
  loading: ReactNode;
  /** When what the link leads to could not be loaded. */
  failed: string;
  /** What the link leads to. */
  render: (token: string) => ReactNode;
}

/** A page that is opened by the link of a mail; without its token it says where the link is found. */
export function PersonalLinkPage({ title, loading, failed, render }: PersonalLinkPageProps) {
  const token = useLinkToken();
  usePageHead({ title: `${title} · Ateliers Declic`, lang: 'fr', noindex: true });
  return (
    <WorkshopPage>
      {token === undefined ? (
        <LinkNeeded />
      ) : (
        <WorkshopsBoundary key={token} loading={loading} failed={failed}>
          {render(token)}
        </WorkshopsBoundary>
      )}
    </WorkshopPage>
  );
}
