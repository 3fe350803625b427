import { PageHeader } from '@declic/design-system';
import type { ReactNode } from 'react';

export function FlowContentHeader({ actions }: { actions?: ReactNode }) {
  return <PageHeader title="Flow Content" subtitle="AI-powered content strategy generator" actions={actions} />;
}
