import { CardSkeleton } from '@declic/design-system';
import { RouteBoundary, RouteError } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { PageSection, type PageSectionProps } from './page-section';

export interface LoadedSectionProps extends PageSectionProps {
  /** Of the outline, while it loads. */
  loading: string;
  height: string;
  /** Says that this section failed; the others stay. */
  failed: string;
  children: ReactNode;
}

/** A section that loads, and fails, by itself. */
export function LoadedSection({ loading, height, failed, children, ...section }: LoadedSectionProps) {
  return (
    <PageSection {...section}>
      <RouteBoundary
        loading={<CardSkeleton label={loading} height={height} />}
        renderError={(error, retry) => <RouteError level={3} error={error} title={failed} onRetry={retry} />}
      >
        {children}
      </RouteBoundary>
    </PageSection>
  );
}
