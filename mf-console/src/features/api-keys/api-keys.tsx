import { Spinner, Stack } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Centered } from '../../ui/centered';
import { FirstKey } from './first-key';
import { KeyCard } from './key-card';
import { KeyExamples } from './key-examples';
import { KeysFailureCard } from './keys-failure-card';
import { NewKeyCard } from './new-key-card';
import { SecurityNotice } from './security-notice';
import { useHeldKey } from './use-held-key';
import { userApiKeysQuery } from './user-api-keys.queries';

export function ApiKeys() {
  const keys = useQuery(userApiKeysQuery());
  const { held, newKid, clear } = useHeldKey();
  // Counted from when the page was opened; what failed on an earlier visit is not this visit's failure.
  const [failuresBefore] = useState(keys.errorUpdateCount);
  const failures = keys.errorUpdateCount - failuresBefore;

  if (!keys.data) {
    if (keys.isError && failures > 0) {
      return <KeysFailureCard error={keys.error} failures={failures} onRetry={() => void keys.refetch()} />;
    }
    return (
      <Centered>
        <Spinner label="Loading your API keys" size={32} />
      </Centered>
    );
  }

  if (keys.data.length === 0) return <FirstKey />;
  return (
    <Stack $gap={5}>
      {held ? <NewKeyCard held={held} onSaved={clear} /> : null}
      {keys.data.map((key) => (
        <KeyCard key={key.kid} apiKey={key} isNew={key.kid === newKid} />
      ))}
      <KeyExamples />
      <SecurityNotice />
    </Stack>
  );
}
