import { Text } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { type BookingPolicy, policyQuery } from './policy.queries';
import { toSentence } from './to-sentence';

type Sentence = Exclude<keyof BookingPolicy['sentences'], 'free_ticket' | 'premium_ticket'>;

/** Sentences of the policy beside something that works without them: nothing is shown until they have come. */
export function PolicySentence({ of }: { of: readonly Sentence[] }) {
  const { data } = useQuery(policyQuery());
  if (!data) return null;
  return (
    <Text size="small" tone="muted">
      {of.map((name) => toSentence(data.sentences[name])).join(' ')}
    </Text>
  );
}
