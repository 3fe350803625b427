import { Disclosure, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { type RunExample, toJson } from '../examples/examples';

export interface CallExampleProps {
  summary: string;
  sentLabel: string;
  answeredLabel: string;
  run: Pick<RunExample, 'input' | 'answer'>;
}

/** What was sent to an action and what it answered, closed until it is asked for. */
export function CallExample({ summary, sentLabel, answeredLabel, run }: CallExampleProps) {
  return (
    <Disclosure summary={summary}>
      <Sides>
        <Label>{sentLabel}</Label>
        <Json>{toJson(run.input)}</Json>
        <Label>{answeredLabel}</Label>
        <Json>{toJson(run.answer)}</Json>
      </Sides>
    </Disclosure>
  );
}

const Sides = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding-block-start: ${token.space[2]};
`;

const Label = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.caption};
`;

const Json = styled.pre`
  margin: 0 0 ${token.space[2]};
  padding: ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-size: ${token.text.caption};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
