import { Button, EmptyState, FileText } from '@declic/design-system';

export function NoStrategies({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title="No strategies yet"
      description="Get started by creating your first content strategy. Define your brand, audience and content pillars."
      action={<Button onClick={onCreate}>Create Your First Strategy</Button>}
    />
  );
}
