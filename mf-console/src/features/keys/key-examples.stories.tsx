import { Stack } from '@declic/design-system';
import { ApiError } from '@declic/openapi/actions';
import preview from '@declic/design-system/storybook/preview';
import { ExampleResult } from './example-result';
import { KeyExamples } from './key-examples';
import { SecurityNotice } from './security-notice';

const meta = preview.meta({ title: 'Console/Keys/Examples', component: KeyExamples });

export const Default = meta.story({
  render: () => (
    <Stack $gap={5}>
      <KeyExamples />
      <SecurityNotice />
    </Stack>
  ),
});

export const WithKey = meta.story({
  render: () => <KeyExamples token="dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s" />,
});

const answer = {
  status: 200,
  durationMs: 3,
  body: { data: { verdict: 'risky', suggestion: 'someone@gmail.com' }, error: null, status: 200 },
  requestId: '0199a5b2-7c1e-7000-8000-000000000001',
  cost: 1,
  balance: 12_499,
  refusal: undefined,
};

export const Answered = meta.story({ render: () => <ExampleResult answer={answer} /> });

export const Refused = meta.story({
  render: () => (
    <ExampleResult
      answer={{
        ...answer,
        status: 402,
        body: { code: 'insufficient_credits' },
        cost: undefined,
        balance: undefined,
        refusal: new ApiError(402, 'insufficient_credits', 'Not enough credits.'),
      }}
    />
  ),
});
