import { Button, Plus, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Strategy, StrategyPart } from '../../../strategy/strategies.queries';
import { partNames } from '../../../strategy/summary-parts';
import { MOST_LINES } from './find-text-problem';
import { LineForm } from './line-form';
import type { TypedText } from './typed-texts';
import { type NewLinesForm, useNewLines } from './use-new-lines';

export interface NewLinesProps {
  strategy: Strategy;
  part: StrategyPart;
  lineCount: number;
}

/** Adds lines to a part: its question with a field while the part is empty, a button that opens a field otherwise. */
export function NewLines({ strategy, part, lineCount }: NewLinesProps) {
  const form = useNewLines(strategy.id, part);
  const question = strategy.questions.find((asked) => asked.part === part)?.question;

  if (lineCount === 0 && question !== undefined) return <Question question={question} form={form} />;
  if (form.typed) return <Addition name={partNames[part]} typed={form.typed} form={form} />;
  if (lineCount >= MOST_LINES) {
    return (
      <Text size="small" tone="muted">
        {`${MOST_LINES} lines are the most. Remove one to add another.`}
      </Text>
    );
  }
  return (
    <div>
      <AddButton
        size="sm"
        variant="ghost"
        icon={<Plus size={16} aria-hidden />}
        aria-label={`Add to ${partNames[part]}`}
        onClick={() => form.open('')}
      >
        Add
      </AddButton>
    </div>
  );
}

const untouched: TypedText = { text: '', original: '' };

function Question({ question, form }: { question: string; form: NewLinesForm }) {
  const answer = async () => {
    const isDone = await form.submit();
    if (isDone) form.close();
    return isDone;
  };
  return (
    <LineForm
      label={question}
      submitLabel="Answer"
      typed={form.typed ?? untouched}
      isSending={form.isSending}
      onType={form.type}
      onSubmit={answer}
    />
  );
}

/** Ready for the next line after each. */
function Addition({ name, typed, form }: { name: string; typed: TypedText; form: NewLinesForm }) {
  const add = async () => {
    const isDone = await form.submit();
    if (isDone) form.open('');
    return isDone;
  };
  return (
    <LineForm
      label={`New lines for ${name}`}
      hint="One thing a line. Enter adds, Shift+Enter begins another line."
      submitLabel="Add"
      cancelLabel="Close"
      typed={typed}
      isSending={form.isSending}
      takesFocus={!typed.problem}
      onType={form.type}
      onSubmit={add}
      onCancel={form.close}
    />
  );
}

/* Its icon stands below the icons of the lines. */
const AddButton = styled(Button)`
  margin-inline-start: calc(-1 * ${token.space[3]});
`;
