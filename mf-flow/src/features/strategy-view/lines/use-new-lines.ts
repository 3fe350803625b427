import { notify } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type Strategy, strategyKeys, type StrategyPart } from '../../../strategy/strategies.queries';
import { getLines, partNames } from '../../../strategy/summary-parts';
import { useAddLines } from './lines.queries';
import { useTypedForm } from './use-typed-form';

/** The field for new lines of a part. */
export function useNewLines(strategyId: string, part: StrategyPart) {
  const queryClient = useQueryClient();
  const form = useTypedForm({ strategyId, part, lineId: null });
  const add = useAddLines(strategyId, part);
  const text = form.typed?.text ?? '';
  const countLines = () => {
    const strategy = queryClient.getQueryData<Strategy>(strategyKeys.one(strategyId));
    return strategy ? getLines(strategy, part).length : 0;
  };

  const send = async (lines: string) => {
    const before = countLines();
    const answer = await add.mutateAsync(lines);
    if (getLines(answer, part).length === before)
      notify.info('Nothing was added', { description: `${partNames[part]} has that already.` });
  };
  return { ...form, isSending: add.isPending, submit: () => form.submit(text, send) };
}

export type NewLinesForm = ReturnType<typeof useNewLines>;
