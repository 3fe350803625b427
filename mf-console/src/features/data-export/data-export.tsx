import { Text, TitledCard } from '@declic/design-system';
import { ExportButton } from './export-button';

export function DataExport() {
  return (
    <TitledCard title="Your data" level={2} gap={3} justify="start">
      <Text tone="muted">
        Everything we keep about you, as one JSON file: your account, your keys (never their secrets), your plan, what
        you made with the tools and every line of your credit history.
      </Text>
      <ExportButton />
    </TitledCard>
  );
}
