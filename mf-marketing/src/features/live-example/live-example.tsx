import { media, surface, Text, token } from '@declic/design-system';
import { css, styled } from 'styled-components';
import { callExample, toJson } from '../../examples/examples';

export interface LiveExampleProps {
  /** Names the figure, e.g. "One POST, one answer". */
  label: string;
  requestLabel: string;
  answerLabel: string;
}

const { input, answer } = callExample('email_validate');

const REQUEST = [
  'POST /v1/actions/email_validate',
  'Authorization: Bearer dc_live_…',
  '',
  ...toJson(input).split('\n'),
];

/** How long a line is being typed. */
const LINE_MS = 220;

/** The product in one picture: a request that is typed, and what it was answered. */
export function LiveExample({ label, requestLabel, answerLabel }: LiveExampleProps) {
  return (
    <Figure aria-label={label}>
      <Place>
        <Text size="small" tone="muted">
          {requestLabel}
        </Text>
        <Code tabIndex={0} role="region" aria-label={requestLabel}>
          {REQUEST.map((line, index) => (
            <Line key={index} $line={index}>{`${line}\n`}</Line>
          ))}
        </Code>
      </Place>
      <Answer $line={REQUEST.length}>
        <Text size="small" tone="muted">
          {answerLabel}
        </Text>
        <Code tabIndex={0} role="region" aria-label={answerLabel}>
          {toJson(answer)}
        </Code>
      </Answer>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
  overflow: hidden;
  ${surface}
`;

const Place = styled.div`
  padding: ${token.space[4]} ${token.space[5]};
`;

/* Rules rather than `style` attributes, which the policy of the page refuses in HTML. */
const whenTyped = css<{ $line: number }>`
  transition-delay: ${({ $line }) => $line * LINE_MS}ms;
`;

/* It lights up when the request is typed. It is not hidden before: on a phone it is the largest part of the first view, and read at once. */
const Answer = styled(Place)<{ $line: number }>`
  border-block-start: 1px solid ${token.color.line};
  box-shadow: inset 3px 0 0 ${token.color.accent};
  transition:
    box-shadow ${token.motion.enter},
    color ${token.motion.enter};
  ${whenTyped}

  @starting-style {
    box-shadow: inset 0 0 0 ${token.color.accent};
    color: ${token.color.textMuted};
  }

  ${media.reducedMotion} {
    transition: none;
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

const Line = styled.span<{ $line: number }>`
  display: block;
  clip-path: inset(0 0 0 0);
  transition: clip-path ${LINE_MS}ms steps(18);
  ${whenTyped}

  @starting-style {
    clip-path: inset(0 100% 0 0);
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;
