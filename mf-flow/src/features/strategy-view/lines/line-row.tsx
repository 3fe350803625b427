import {
  Disclosure,
  focusGroup,
  IconButton,
  noFocusFallback,
  Text,
  token,
  Trash2,
  VisuallyHidden,
} from '@declic/design-system';
import { CallFailureDetails, type CallFailure } from '@declic/remote-kit';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import type { CitedLine, StrategyPart } from '../../../strategy/strategies.queries';
import { CitedSentence } from '../cited-sentence';
import { LineForm } from './line-form';
import { useChangeLine } from './lines.queries';
import { useTypedForm } from './use-typed-form';

export interface LineRowProps {
  strategyId: string;
  part: StrategyPart;
  line: CitedLine;
  /** Why it could not be removed. */
  failure: CallFailure | undefined;
  onRemove: () => void;
}

/** A line: its sentence on demand, changed in place, removed. */
export function LineRow({ strategyId, part, line, failure, onRemove }: LineRowProps) {
  const form = useTypedForm({ strategyId, part, lineId: line.id });
  const change = useChangeLine(strategyId, line.id);

  const { typed } = form;
  if (typed) {
    const submit = async () => {
      const isSame = typed.text.trim() === line.text;
      const isDone = isSame || (await form.submit(typed.text, change.mutateAsync));
      if (isDone) form.close();
      return isDone;
    };
    return (
      <Item {...focusGroup}>
        <LineForm
          label={<VisuallyHidden>{`Change “${line.text}”`}</VisuallyHidden>}
          hint="Enter saves, Escape cancels."
          submitLabel="Save"
          typed={typed}
          isSending={change.isPending}
          takesFocus={!typed.problem}
          onType={form.type}
          onSubmit={submit}
          onCancel={form.close}
        />
      </Item>
    );
  }
  return (
    <Item {...focusGroup}>
      <Columns>
        <Disclosure summary={<LineText line={line} />} variant="row" size="body">
          <CitedSentence line={line} />
        </Disclosure>
        <IconButton
          label={`Edit “${line.text}”`}
          title="Edit"
          icon={<Pencil size={16} aria-hidden />}
          onClick={() => form.open(line.text)}
        />
        <IconButton
          label={`Remove “${line.text}”`}
          title="Remove"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onRemove}
          {...noFocusFallback}
        />
      </Columns>
      {failure ? (
        <Text as="div" size="small" tone="danger" role="alert">
          {`It could not be removed. ${failure.text}`}
          <CallFailureDetails failure={failure} />
        </Text>
      ) : null}
    </Item>
  );
}

/** What the person said is told apart without opening the line. */
function LineText({ line: { text, source } }: { line: CitedLine }) {
  if (source.field !== 'answer') return text;
  return (
    <>
      {text}{' '}
      <Said as="small" size="small" tone="muted">
        (you said so)
      </Said>
    </>
  );
}

const Said = styled(Text)`
  white-space: nowrap;
`;

const Item = styled.li`
  padding-block: 2px;
`;

/* The line is as high as the buttons beside it, whose icons end where the card's content ends. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: start;
  margin-inline-end: calc((16px - ${token.size.target}) / 2);

  & > details {
    padding-block: ${token.space[1]};
  }
`;
