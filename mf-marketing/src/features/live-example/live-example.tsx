import { Text, token } from '@declic/design-system';
import { styled } from 'styled-components';

export interface LiveExampleProps {
  /** Names the figure, e.g. "One POST, one answer". */
  label: string;
  requestLabel: string;
  answerLabel: string;
}

const REQUEST = `POST /v1/actions/email_validate
Authorization: Bearer dc_live_…

{ "email": "someone@gmial.com" }`;

/** What the action answers to exactly this request. */
const ANSWER = `{
  "verdict": "risky",
  "suggestion": "someone@gmail.com"
}`;

/** The product in one picture: a request, and what it is answered. */
export function LiveExample({ label, requestLabel, answerLabel }: LiveExampleProps) {
  return (
    <Figure aria-label={label}>
      <Part label={requestLabel} code={REQUEST} />
      <Part label={answerLabel} code={ANSWER} />
    </Figure>
  );
}

function Part({ label, code }: { label: string; code: string }) {
  return (
    <Place>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Code tabIndex={0} role="region" aria-label={label}>
        {code}
      </Code>
    </Place>
  );
}

const Figure = styled.figure`
  margin: 0;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`;

const Place = styled.div`
  padding: ${token.space[4]} ${token.space[5]};

  & + & {
    border-block-start: 1px solid ${token.color.line};
    box-shadow: inset 3px 0 0 ${token.color.accent};
  }
`;

const Code = styled.pre`
  margin: ${token.space[2]} 0 0;
  overflow-x: auto;
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
