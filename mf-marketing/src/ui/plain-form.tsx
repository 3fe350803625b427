import { Card, Stack } from '@declic/design-system';
import { useHydrated } from '@declic/remote-kit';
import type { ReactNode, SubmitEvent } from 'react';

export interface PlainFormProps {
  /** Where the browser sends it while its script is not there. */
  action: string;
  headingId: string;
  /** What the service needs beside the fields that people see. */
  hidden: Readonly<Record<string, string>>;
  submit: (event: SubmitEvent) => Promise<void>;
  children: ReactNode;
}

/** A form that works before its script is there: the browser sends it by itself then, and checks its fields. */
export function PlainForm({ action, headingId, hidden, submit, children }: PlainFormProps) {
  const hydrated = useHydrated();
  return (
    <Card $padding="lg">
      <form
        aria-labelledby={headingId}
        method="post"
        action={action}
        noValidate={hydrated}
        onSubmit={(event) => void submit(event)}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack $gap={4}>{children}</Stack>
      </form>
    </Card>
  );
}
