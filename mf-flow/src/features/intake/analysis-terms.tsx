import { Stack, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { components } from '@declic/openapi/types';
import { useQuery } from '@tanstack/react-query';
import { engineWords } from '../../strategy/engine-words';
import { strategiesQuery } from '../../strategy/strategies.queries';

type Engine = components['schemas']['Engine'];

/** What an analysis costs and who does it, before it is asked for. */
export function AnalysisTerms() {
  const { data: list } = useQuery({ ...strategiesQuery(), enabled: false });
  if (!list) return null;
  const { analysis_cost: cost, engine, workflows } = list;
  return (
    <Stack $gap={1}>
      <Text size="small">
        Costs {cost === 0 ? 'no credits' : formatCount(cost, 'credit')}. Ideas and drafts are included.
      </Text>
      <Text size="small" tone="muted">
        <Worker intake={workflows?.intake ?? null} engine={engine} />
      </Text>
    </Stack>
  );
}

function Worker({ intake, engine }: { readonly intake: string | null; readonly engine: Engine }) {
  if (intake !== null) return `Done by the workflow at ${intake}, which gets what you type here.`;
  return `Done by ${engineWords(engine.name)}.`;
}
