import { type CallFailure, callFailure, notify } from '@declic/remote-kit';
import { useState } from 'react';
import type { CitedLine, StrategyPart } from '../../../strategy/strategies.queries';
import { isLineGone, useAddLines, useLinesInRemoval, useRemoveLine } from './lines.queries';
import { offerAsNewLine } from './typed-texts';

const UNDO_MS = 8_000;

/** Removes lines of a part: at once on the page, with Undo, and back at their place when it fails. */
export function useLineRemoval(strategyId: string, part: StrategyPart) {
  const [failures, setFailures] = useState<Readonly<Record<string, CallFailure>>>({});
  const removal = useRemoveLine(strategyId);
  const addition = useAddLines(strategyId, part);
  const inRemoval = useLinesInRemoval(strategyId);

  const undo = ({ text }: CitedLine) =>
    addition.mutateAsync(text).catch((error: unknown) => {
      notify.error('The line could not be added again', { error });
      const failure = callFailure(error);
      offerAsNewLine({ strategyId, part }, text, { text: failure.text, failure });
    });

  const remove = async (line: CitedLine) => {
    setFailures(({ [line.id]: _earlier, ...others }) => others);
    try {
      await removal.mutateAsync(line.id);
      notify.success('Line removed', {
        description: line.text,
        duration: UNDO_MS,
        action: { label: 'Undo', onPress: () => void undo(line) },
      });
    } catch (error) {
      if (!isLineGone(error)) setFailures((others) => ({ ...others, [line.id]: callFailure(error) }));
    }
  };

  return { remove, failures, isInRemoval: ({ id }: CitedLine) => inRemoval.includes(id) };
}
