import { CodeBlock, Disclosure, Stack, TitledCard } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import type { ReactNode } from 'react';

export interface JsonCardProps {
  title: string;
  /** What the card shows, as the API has it. */
  json: unknown;
  children: ReactNode;
}

/** Part of the summary, with its JSON on demand. */
export function JsonCard({ title, json, children }: JsonCardProps) {
  return (
    <TitledCard title={title} level={3} gap={4}>
      <Stack $gap={5}>{children}</Stack>
      <Disclosure summary="View JSON" variant="row">
        <CodeBlock
          label={`${title}, JSON`}
          code={JSON.stringify(json, null, 2)}
          wrap
          onCopyFailed={() => notify.error('Copy failed')}
        />
      </Disclosure>
    </TitledCard>
  );
}
