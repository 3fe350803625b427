import { EmptyState, Link, Notice, Stack, Text } from '@declic/design-system';
import { useState } from 'react';
import { paths } from '../../paths';
import type { Proposals } from './need.queries';
import { FilledConsole } from './filled-console';
import { ProposalList } from './proposal-list';

export interface ProposedActionsProps {
  found: Proposals;
  /** What was described. */
  asked: string;
}

/** The actions that were found, and the form of the chosen one. A likely action is chosen beforehand. */
export function ProposedActions({ found, asked }: ProposedActionsProps) {
  const { outcome, proposals } = found;
  const isLikely = outcome === 'proposed' || outcome === 'incomplete';
  const [chosen, setChosen] = useState(isLikely ? proposals[0] : undefined);

  if (proposals.length === 0) return <NothingFits asked={asked} />;
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Verdict found={found} />
        <ProposalList proposals={proposals} isLikely={isLikely} chosen={chosen} onChoose={setChosen} />
      </Stack>
      {chosen ? <FilledConsole key={chosen.action} proposal={chosen} /> : null}
    </Stack>
  );
}

function Verdict({ found: { outcome, asks_two } }: Pick<ProposedActionsProps, 'found'>) {
  if (asks_two) {
    return <Notice>This asks for more than one action. Choose the one to begin with.</Notice>;
  }
  if (outcome === 'unclear') return <Notice>Several actions are possible. Choose the one you mean.</Notice>;
  return (
    <Text role="status">
      {outcome === 'proposed'
        ? 'Found, and the form is filled in. Check it, then execute it.'
        : 'Found, and what you wrote is filled in. Something is still missing.'}
    </Text>
  );
}

const LONGEST_ECHO = 200;

function NothingFits({ asked }: Pick<ProposedActionsProps, 'asked'>) {
  const echo = asked.length > LONGEST_ECHO ? `${asked.slice(0, LONGEST_ECHO)}…` : asked;
  return (
    <div role="status">
      <EmptyState
        level={3}
        title="No action does this"
        description={`Nothing in the catalogue fits “${echo}”. Say it in other words, or look through the actions.`}
        action={<Link href={paths.actions()}>Browse the actions</Link>}
      />
    </div>
  );
}
