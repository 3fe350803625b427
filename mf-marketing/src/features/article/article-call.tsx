import { CodeBlock, Columns } from '@declic/design-system';
import { styled } from 'styled-components';
import { callExample, toJson } from '../../examples/examples';

const { input, answer } = callExample('prospect_landing');

/** The example payload and what it was answered. */
export function ArticleCall({ sentLabel, answeredLabel }: { sentLabel: string; answeredLabel: string }) {
  return (
    <Sides $columns="minmax(0, 1fr) minmax(0, 1fr)" $gap={5} $align="start">
      <CodeBlock
        label={`${sentLabel} · POST /v1/actions/prospect_landing`}
        code={toJson(input)}
        copyable={false}
        wrap
      />
      <CodeBlock label={`${answeredLabel} · prospect_landing`} code={toJson(answer)} copyable={false} wrap />
    </Sides>
  );
}

/* Both scroll by themselves: the article goes on below. */
const Sides = styled(Columns)`
  & pre {
    max-block-size: 32rem;
    overflow-y: auto;
  }
`;
