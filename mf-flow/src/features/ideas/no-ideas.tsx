import { Button, EmptyState } from '@declic/design-system';
import { Lightbulb } from 'lucide-react';
import { useEngine } from '../../strategy/use-engine';
import { PriceWords } from './price-note';
import type { IdeaRequests } from './use-idea-requests';

export function NoIdeas({ requests }: { requests: IdeaRequests }) {
  const engine = useEngine();
  return (
    <EmptyState
      icon={<Lightbulb aria-hidden />}
      title="No ideas yet"
      description={
        <>
          Ideas come from the summary of this strategy. <PriceWords />
        </>
      }
      action={
        <Button loading={requests.isAsking} onClick={() => requests.generate()}>
          {engine?.uses_model ? 'Generate Ideas with AI' : 'Generate Ideas'}
        </Button>
      }
    />
  );
}
