import { Button, Row } from '@declic/design-system';
import { Sparkles } from 'lucide-react';
import { useEngine } from '../../strategy/use-engine';
import { PriceNote } from './price-note';
import type { IdeaRequests } from './use-idea-requests';

export interface MoreIdeasProps {
  /** The pillar that the list is filtered by. */
  pillar: string | null;
  isRunning: boolean;
  requests: IdeaRequests;
}

/** Asks for further ideas: for every pillar, and for the one that is looked at. */
export function MoreIdeas({ pillar, isRunning, requests: { isAsking, generate } }: MoreIdeasProps) {
  const more = useEngine()?.uses_model ? 'More ideas with AI' : 'More ideas';
  const isBusy = isRunning || isAsking;
  return (
    <Row $gap={3}>
      <Button
        variant={pillar === null ? 'primary' : 'secondary'}
        icon={<Sparkles size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => generate()}
      >
        {more}
      </Button>
      {pillar === null ? null : (
        <Button loading={isBusy} onClick={() => generate({ pillar })}>
          {more} for “{pillar}”
        </Button>
      )}
      <PriceNote />
    </Row>
  );
}
