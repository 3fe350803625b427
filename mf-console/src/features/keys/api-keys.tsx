import { Spinner, Stack } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { KeepNewKey } from '../../new-key/keep-new-key';
import { Centered } from '../../ui/centered';
import { FirstKey } from './first-key';
import { KeyCard } from './key-card';
import { KeyExamples } from './key-examples';
import { KeysFailureCard } from './keys-failure-card';
import { NewKeyCard } from './new-key-card';
import { SecurityNotice } from './security-notice';
import { useNewKey } from './use-new-key';
import { userApiKeysQuery } from './user-api-keys.queries';

export interface ApiKeysProps {
  /** Whether the subscription holds the use of keys back. */
  suspended: boolean;
}

export function ApiKeys({ suspended }: ApiKeysProps) {
  const keys = useQuery(userApiKeysQuery());
  const { held, newKid, clear } = useNewKey();
  // Counted from when the page was opened; what failed on an earlier visit is not this visit's failure.
  const [failuresBefore] = useState(keys.errorUpdateCount);
  const failures = keys.errorUpdateCount - failuresBefore;
  const [copiedKid, setCopiedKid] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const putAway = () => {
    clear();
    list.current?.focus(); // the button that had it is gone
  };

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
  // Another tab may have replaced the key; then its token opens nothing any more.
  const shown = keys.data.some(({ kid }) => kid === held?.key.kid) ? held : null;
  const noteCopy = () => setCopiedKid(shown?.key.kid);
  return (
    <Stack $gap={5}>
      {shown ? <NewKeyCard held={shown} onCopied={noteCopy} onSaved={putAway} /> : null}
      {shown && shown.key.kid !== copiedKid ? <KeepNewKey /> : null}
      <Stack ref={list} $gap={5} tabIndex={-1} role="group" aria-label="Your keys">
        {keys.data.map((key) => (
          <KeyCard key={key.kid} apiKey={key} justCreated={key.kid === newKid} suspended={suspended} />
        ))}
      </Stack>
      <KeyExamples token={shown?.token} onCopied={noteCopy} />
      <SecurityNotice />
    </Stack>
  );
}
