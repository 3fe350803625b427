import { Card, CodeBlock, Heading, Stack, token } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '../../ui/disclosure';

export interface JsonCardProps {
  title: string;
  /** What the card shows, as the API has it. */
  json: unknown;
  children: ReactNode;
}

/** Part of the summary, with its JSON on demand. */
export function JsonCard({ title, json, children }: JsonCardProps) {
  const headingId = useId();
  return (
    <Sheet as="section" aria-labelledby={headingId}>
      <Heading level={3} size="lead" id={headingId}>
        {title}
      </Heading>
      <Stack $gap={4}>{children}</Stack>
      <Disclosure summary="View JSON" isQuiet>
        <CodeBlock
          label={`${title}, JSON`}
          code={JSON.stringify(json, null, 2)}
          wrap
          onCopyFailed={() => notify.error('Copy failed')}
        />
      </Disclosure>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${token.space[4]};
`;
